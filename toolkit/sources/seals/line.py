"""A strip of letters made into a line for the recogniser: its height, its contrast."""

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array

HEIGHT = 48  # what the recogniser wants
DARK = 165  # below this an evened pixel is ink
_LONGEST = 1400


def evened(unrolled: Array) -> Array:
    """White paper and black ink, whatever the rendition made of them."""
    low, high = np.percentile(unrolled, (4, 60))
    spread = (unrolled.astype(np.float32) - low) * (245 / max(high - low, 12))
    evened: Array = np.clip(spread, 0, 255).astype(np.uint8)
    return evened


def line(strip: Array) -> Array:
    """Scaled to the recogniser's height, contrast spread, a little white around."""
    scale = (HEIGHT - 6) / strip.shape[0]
    width = min(max(8, round(strip.shape[1] * scale)), _LONGEST)
    scaled = cv2.resize(strip, (width, HEIGHT - 6), interpolation=cv2.INTER_AREA)
    low, high = np.percentile(scaled, (2, 90))
    spread = np.clip((scaled.astype(np.float32) - low) * (255 / max(high - low, 30)), 0, 255)
    return np.pad(spread.astype(np.uint8), ((3, 3), (12, 12)), constant_values=255)
