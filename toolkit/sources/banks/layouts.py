"""The table of statement layouts: which header words make a layout, and what each column means.

Adding a bank is one more `Layout` here. Header words are compared after `values.head`, so width,
spaces and brackets do not matter. The layouts of 农业银行企业 and 邮储银行企业 follow published
column lists; no original export was seen.
"""

from toolkit.model.record import Record

# What a column may hold. `moment` = date with or without time in one cell; `party` = account and
# name in one cell; `extra` = free text that only serves as evidence.
FIELDS = (
    "date", "time", "moment", "amount", "income", "expense", "flag", "balance", "payer",
    "account", "party", "summary", "remark", "extra", "serial", "state", "currency",
)  # fmt: skip


class Layout(Record, frozen=True):
    """How one kind of export looks. `columns`: field → header words, the first found counts.

    A file is recognised when one row holds a header word of every field in `required` and all of
    `marks` (the words that tell this layout from others), and none of `never`.
    """

    bank: str
    columns: dict[str, tuple[str, ...]]
    required: tuple[str, ...]
    marks: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    wallet: bool = False
    serial_local: bool = False


LAYOUTS: tuple[Layout, ...] = (
    Layout(
        bank="农业银行个人",
        columns={
            "date": ("交易日期",), "time": ("交易时间",), "amount": ("交易金额",),
            "balance": ("本次余额",), "payer": ("对手信息",), "summary": ("交易摘要",),
            "remark": ("交易附言",), "serial": ("日志号",),
        },
        required=("date", "amount", "balance", "payer"),
        marks=("本次余额", "对手信息"),
    ),
    Layout(
        bank="农业银行企业",
        columns={
            "moment": ("交易时间",), "income": ("收入金额",), "expense": ("支出金额",),
            "balance": ("账户余额",), "payer": ("对方户名",), "account": ("对方账号",),
            "summary": ("摘要",), "remark": ("附言", "备注"), "extra": ("用途", "交易用途"),
            "serial": ("日志号", "交易流水号"),
        },
        required=("moment", "income", "expense", "balance", "payer"),
        marks=("对方开户行",),
        never=("全局路由号", "对方行名"),
    ),
    Layout(
        bank="建设银行个人",
        columns={
            "date": ("交易日期", "记账日"), "time": ("交易时间",), "expense": ("支出",),
            "income": ("收入",), "balance": ("账户余额", "余额"), "currency": ("币种", "币别"),
            "summary": ("摘要",), "account": ("对方账号",), "payer": ("对方户名",),
            "remark": ("交易地点", "交易地点/附言", "附言"),
        },
        required=("date", "expense", "income", "payer"),
        marks=("记账日",),
    ),
    Layout(
        bank="建设银行个人",
        columns={
            "serial": ("序号",), "summary": ("摘要",), "currency": ("币别", "币种"),
            "date": ("交易日期",), "time": ("交易时间",), "amount": ("交易金额",),
            "balance": ("账户余额",), "remark": ("交易地点/附言",), "party": ("对方账号与户名",),
        },
        required=("date", "amount", "party"),
        serial_local=True,
    ),
    Layout(
        bank="建设银行企业",
        columns={
            "moment": ("交易时间", "交易日期"),
            "expense": (
                "借方发生额/元(支取)", "借方发生额(支取)", "借方发生额/元(支出)",
                "借方发生额(支出)", "借方发生额/元", "借方发生额",
            ),
            "income": (
                "贷方发生额/元(收入)", "贷方发生额(收入)", "贷方发生额/元(存入)",
                "贷方发生额(存入)", "贷方发生额/元", "贷方发生额",
            ),
            "balance": ("余额", "余额/元", "账户余额"), "currency": ("币种",),
            "payer": ("对方户名",), "account": ("对方账号",), "summary": ("摘要",),
            "remark": ("备注",), "serial": ("账户明细编号-交易流水号", "交易流水号"),
        },
        required=("moment", "expense", "income", "balance", "payer"),
        marks=("对方开户机构",),
    ),
    Layout(
        bank="工商银行个人",
        columns={
            "date": ("交易日期",), "summary": ("摘要",), "remark": ("交易详情", "交易场所"),
            "extra": ("交易场所",), "income": ("记账金额(收入)",), "expense": ("记账金额(支出)",),
            "currency": ("记账币种",), "balance": ("余额",), "payer": ("对方户名",),
            "account": ("对方账户", "对方账号"),
        },
        required=("date", "income", "expense", "payer"),
    ),
    Layout(
        bank="招商银行个人",
        columns={
            "date": ("交易日期",), "time": ("交易时间",), "income": ("收入",), "expense": ("支出",),
            "balance": ("余额",), "summary": ("交易类型",), "remark": ("交易备注",),
        },
        required=("date", "income", "expense", "remark"),
        marks=("交易类型",),
    ),
    Layout(
        bank="招商银行个人",
        columns={
            "date": ("记账日期",), "currency": ("货币",), "amount": ("交易金额",),
            "balance": ("联机余额",), "summary": ("交易摘要",), "party": ("对手信息",),
            "remark": ("客户摘要",),
        },
        required=("date", "amount", "balance"),
        marks=("联机余额",),
    ),
    Layout(
        bank="邮储银行企业",
        columns={
            "moment": ("交易时间",), "date": ("记账日期", "交易日期"), "expense": ("支出金额",),
            "income": ("收入金额",), "balance": ("余额", "账户余额"), "account": ("对方账号",),
            "payer": ("对方户名",), "remark": ("附言",), "extra": ("用途",),
            "summary": ("摘要",), "serial": ("交易流水号", "全局路由号"),
        },
        required=("moment", "expense", "income", "payer"),
        marks=("对方行名",),
    ),
    Layout(
        bank="交通银行个人",
        columns={
            "serial": ("序号",), "date": ("交易日期",), "time": ("交易时间",),
            "summary": ("交易类型",), "flag": ("借贷", "借贷标志", "借/贷"),
            "amount": ("交易金额",), "balance": ("余额",), "account": ("对方账号",),
            "payer": ("对方户名",), "extra": ("交易地点",), "remark": ("摘要",),
        },
        required=("date", "flag", "amount", "payer"),
        marks=("交易类型",),
        serial_local=True,
    ),
    Layout(
        bank="支付宝",
        columns={
            "moment": ("交易时间", "交易创建时间", "付款时间"), "summary": ("交易分类", "类型"),
            "payer": ("交易对方",), "account": ("对方账号",), "remark": ("商品说明", "商品名称"),
            "flag": ("收/支",), "amount": ("金额", "金额(元)"), "state": ("交易状态",),
            "serial": ("交易订单号", "交易号"), "extra": ("备注",),
        },
        required=("moment", "flag", "amount", "state", "serial", "remark"),
        never=("交易单号",),
        wallet=True,
    ),
    Layout(
        bank="微信",
        columns={
            "moment": ("交易时间",), "summary": ("交易类型",), "payer": ("交易对方",),
            "remark": ("商品",), "flag": ("收/支",), "amount": ("金额(元)", "金额"),
            "state": ("当前状态",), "serial": ("交易单号",), "extra": ("备注",),
        },
        required=("moment", "flag", "amount", "state", "serial"),
        wallet=True,
    ),
)  # fmt: skip

# Any other bank: the header words banks use. Recognised only when no layout above claims the file.
GENERIC = Layout(
    bank="其他银行",
    columns={
        "moment": ("交易时间", "交易日期时间", "入账时间", "记账时间"),
        "date": ("交易日期", "记账日期", "记账日", "入账日期", "日期", "交易日"),
        "time": ("时间", "交易时刻"),
        "income": (
            "收入金额", "收入", "贷方发生额", "贷方金额", "贷方", "存入", "存入金额", "转入金额",
            "贷方(收入)", "收入(贷方)", "收款金额", "贷方发生额(收入)", "贷方(入账)",
        ),
        "expense": (
            "支出金额", "支出", "借方发生额", "借方金额", "借方", "支取", "支出(借方)", "取出",
            "转出金额", "借方(支出)", "付款金额", "借方发生额(支出)", "借方(出账)",
        ),
        "amount": ("交易金额", "发生额", "金额", "交易额", "金额(元)", "发生金额"),
        "flag": ("借贷标志", "借贷", "借贷方向", "收支", "收/支", "收支标志", "借/贷", "方向"),
        "balance": ("余额", "账户余额", "本次余额", "当前余额", "交易后余额", "联机余额"),
        "payer": (
            "对方户名", "对方名称", "交易对方", "对方账户名称", "付款人", "付款人名称", "对手信息",
            "交易对手", "对方姓名", "收(付)方名称", "付款方", "对方单位",
        ),
        "account": ("对方账号", "对方账户", "付款人账号", "对方卡号", "收(付)方账号"),
        "summary": ("摘要", "交易摘要", "交易类型", "业务类型"),
        "remark": ("附言", "交易附言", "备注", "留言", "交易备注", "客户附言", "转账附言", "说明"),
        "extra": ("用途", "交易用途", "交易地点"),
        "serial": ("交易流水号", "流水号", "日志号", "交易单号", "核心流水号", "交易参考号"),
        "currency": ("币种", "币别", "货币"),
    },
    required=("amount",),
)  # fmt: skip
