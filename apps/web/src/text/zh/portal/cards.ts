// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe 接受了密钥。',
  unauthorized: 'Stripe 拒绝了密钥，请换一个。',
  gone: 'Stripe 拒绝了测试。',
  refused: 'Stripe 拒绝了测试。密钥的权限可能不够。',
  'no-answer': 'Stripe 没有响应，请稍后重试。',
  'not-possible': '还没有可测试的内容：请输入密钥并保存。',
}

const states: Record<CardPaymentState, string> = {
  held: '付款中',
  paid: '已付',
  released: '未付',
  returning: '付款太晚，正在退回',
  returned: '付款太晚，已退回',
  refunding: '正在退款',
  refunded: '已退款',
}

export const cards: Translation<typeof english> = {
  title: '银行卡收款',
  otherCurrency: currency => `Stripe 不支持你的货币（${currency}）刷卡，客人在收银台付款。`,
  about:
    '客人在 Stripe 的页面上用银行卡支付各自的部分，款项直接进入您自己的 Stripe 账户，我们看不到任何卡号。已用 Stripe 官方测试数据检验，尚未用真实账户检验。',
  loading: '正在加载银行卡收款…',
  loadFailed: '银行卡收款的设置加载失败。',
  state: {
    none: '没有保存 Stripe 账户。',
    saved: '已保存，未连接。Stripe 还没有接受密钥。',
    connected: 'Stripe 上次接受密钥：',
    unauthorized: 'Stripe 拒绝了密钥，因此无法收款。请换一个密钥。',
    test: '这是测试密钥，不会真正扣款。',
  },
  enabled: {
    label: '接受银行卡',
    hint: '客人会在账单上看到“银行卡支付”。关闭后，已经开始的付款仍会完成。',
  },
  demo: {
    label: '演示付款',
    hint: '客人可以用“演示卡”付款：不会扣款，客人也会看到说明。款项仍由店员收取。保存 Stripe 密钥后，演示即结束。',
  },
  key: {
    label: 'Restricted Key（受限密钥）',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key。以 rk_live_ 开头，需要的权限：Checkout Sessions: write，Charges and Refunds: write，PaymentIntents: read。不接受 Secret key（sk_）。',
    wrong: '受限密钥以 rk_live_ 或 rk_test_ 开头。',
    show: '显示受限密钥',
    hide: '隐藏受限密钥',
  },
  secret: {
    label: 'Signing Secret（签名密钥）',
    hint: '您在 Stripe 添加端点后，Stripe 会在端点旁显示。以 whsec_ 开头。',
    wrong: '签名密钥以 whsec_ 开头。',
    show: '显示签名密钥',
    hide: '隐藏签名密钥',
  },
  keep: '已加密保存。留空则保持不变。',
  remove: '移除两个密钥',
  undoRemove: '保留两个密钥',
  removed: '保存后移除。',
  url: '端点 URL',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint。请选择这些事件：checkout.session.completed、checkout.session.expired、checkout.session.async_payment_succeeded、checkout.session.async_payment_failed、charge.refunded。',
  test: '测试密钥',
  tests,
  save: '保存收款设置',
  saving: '正在保存…',
  saved: { title: '银行卡收款已更新', hint: '银行卡收款的设置已保存。' },
  failed: { title: '银行卡收款未更新', hint: '没有保存任何内容，请重试。' },
  list: {
    title: '最近 24 小时的银行卡收款',
    none: '还没有。',
    failed: '银行卡收款列表加载失败。',
    table: name => `桌台 ${name}`,
    noTable: '没有桌号',
    states,
    refund: '退款',
    cancel: '取消',
    of: (action, amount) => `${action}：${amount}`,
    question: amount => `退还 ${amount}？这部分会重新待付。`,
    cancelQuestion: amount => `取消这笔 ${amount} 的付款？这部分会重新待付。`,
    keep: '保持不变',
    notRefunded: { title: '退款失败', hint: '款项没有退还，请重试。' },
  },
}
