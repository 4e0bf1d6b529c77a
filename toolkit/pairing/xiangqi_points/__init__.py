"""积分编排制: xiangqi's points pairing; the formula is in docs/xiangqi-pairing.md."""
