// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} 接受了密钥和门店。`,
  unauthorized: provider => `${provider} 拒绝了密钥，请换一个新的。`,
  gone: provider => `${provider} 找不到这家门店了。请更正，或重新测试。`,
  refused: provider => `${provider} 拒绝了测试。`,
  'no-answer': provider => `${provider} 没有响应，请稍后重试。`,
  'not-possible': provider => `${provider} 还没有可测试的内容：请输入密钥和门店。`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} 接受了 Tablemate 和门店。`,
  unauthorized: provider =>
    `${provider} 拒绝了 Tablemate。请在 ${provider} 为您的餐厅允许 Tablemate，然后重新测试。`,
  'not-possible': provider => `${provider} 还没有可测试的内容：请输入门店。`,
}

const webhookTests: Record<Result, string> = {
  ok: '您的地址接受了测试。',
  unauthorized: '您的地址拒绝了测试。那里用的是当前的密钥吗？',
  gone: '您的地址返回了 410（已不存在），因此不再向那里发送。请换一个地址，或等它恢复后重新测试。',
  refused: '您的地址没有接受测试。',
  'no-answer': '您的地址没有响应，请检查后重试。',
  'not-possible': '还没有可测试的地址，请输入并保存。',
}

export const pos: Translation<typeof english> = {
  loading: '正在加载收银系统设置…',
  status: {
    title: '状态',
    active: '已启用',
    inactive: '未启用',
    connected: provider => `已连接 ${provider}`,
    none: '没有连接收银系统',
    key: '已设置 API 密钥',
    noKey: '没有 API 密钥',
    /** Tablemate's own key opens the provider. */
    keyless: '无需密钥',
    /** Sentences about the connection, beneath the lines above. */
    nothing: '订单会发到看板。如果还要发到收银系统，请选择服务商。',
    saved: provider => `已保存，未连接。${provider} 还没有接受过测试或订单。`,
    /** For a provider that takes no orders from us. */
    savedOnly: '已保存，未连接。',
    confirmed: provider => `${provider} 上次接受测试或订单：`,
    unauthorized: provider => `${provider} 拒绝了密钥，请换一个新的。`,
    gone: provider => `${provider} 找不到这家门店了。请更正，或重新测试。`,
    off: '已停用：不发送订单。',
  },
  test: {
    action: '测试连接',
    busy: '正在测试…',
    results: tests,
    keyless: testsWithoutKey,
    /** The status of the answer. */
    status: status => `（状态码 ${status}）`,
    saveFirst: '有未保存的修改，请先保存：测试使用已保存的设置。',
    failed: { title: '测试失败', hint: '测试没有到达我们的服务器，请重试。' },
  },
  form: '设置',
  enabled: {
    label: '启用收银系统对接',
    hint: '把每个订单发到收银系统和 Webhook。关闭后保留设置但不发送。',
  },
  provider: { label: '收银系统服务商', none: '请选择服务商', required: '请选择服务商。' },
  /** While no provider is chosen. */
  key: { label: 'API 密钥', hint: '选择服务商后，会显示密钥在那里的名称。' },
  location: { label: '门店 ID', hint: '选择服务商后，会显示在哪里查找。' },
  /** `what`: the provider's own name for it, such as "Merchant ID". */
  locationMissing: what => `请输入 ${what}，发送订单需要它。`,
  encrypted: '加密保存。',
  keep: '已加密保存了一个密钥。留空则保持不变。',
  anothers: provider => `保存的密钥属于 ${provider}，保存后会移除。`,
  removed: '保存后会移除已存的密钥。',
  remove: '移除已存的密钥',
  undoRemove: '保留已存的密钥',
  show: '显示输入的内容',
  hide: '隐藏输入的内容',
  webhook: {
    title: 'Webhook',
    about: 'Tablemate 会把每个订单签名后发送到您的地址，或 Deliverect、Otter 等中间件。',
    label: 'Webhook URL',
    hint: '以 https:// 开头的公网地址',
    saved: '已保存，未连接。您的地址接受测试后，订单才会发送到那里。',
    confirmed: '您的地址上次接受测试或订单：',
    unauthorized: '您的地址拒绝过一个订单，因此不再向那里发送。等它恢复后，请发送测试。',
    gone: '您的地址返回了 410（已不存在），因此不再向那里发送。请换一个地址，或等它恢复后发送测试。',
    test: '发送测试',
    tests: webhookTests,
    secret: {
      title: '密钥',
      none: '还没有密钥，您的地址无法核实订单由谁发送。',
      exists: '每个事件都用密钥签名。要查看密钥，请新建一个。',
      earlier: (time: string) => `之前的密钥有效期至 ${time}。再新建一个会让它立即失效。`,
      create: '新建密钥',
      renew: '更换密钥',
      creating: '正在新建…',
      label: 'Webhook 密钥',
      once: '请立即复制：只显示这一次。',
      done: '完成',
      failed: { title: '没有密钥', hint: '没能生成密钥，请重试。' },
    },
    developers: {
      title: '给开发者',
      parts: [
        '每个订单是一个 JSON 格式的 POST 请求：包含订单的编号、桌台、菜品、备注和过敏信息，不含客人的名字。',
        '签名遵循 Standard Webhooks：请求头为 webhook-id、webhook-timestamp 和 webhook-signature。',
        '200 到 299 的状态码表示接收。408、425、429、500 及以上，或 15 秒内没有响应，会再次尝试：约六分钟内五次，webhook-id 相同。',
        '其他状态码表示最终拒绝；401、403 和 410 还会停用 Webhook。',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → 您的应用 → Webhooks → 您的订阅。',
      show: '显示签名密钥',
      hide: '隐藏签名密钥',
      keep: '已加密保存了一个签名密钥。留空则保持不变。',
    },
    url: '通知 URL',
    urlHint: '用于 Square 的订阅，让 Square 告知订单和菜单的变动。请选择订单和商品目录（catalog）的事件。',
  },
  copy: {
    action: '复制',
    of: what => `复制：${what}`,
    done: '已复制',
    failed: '这个浏览器无法复制，请选中文字后手动复制。',
  },
  cancel: '取消',
  save: '保存设置',
  saving: '正在保存…',
  saved: {
    title: '设置已更新',
    hint: '收银系统对接设置已保存。',
  },
  failed: {
    title: '更新失败',
    hint: '收银系统设置更新失败，请重试。',
  },
  /** What takes orders beside or instead of the provider. */
  ways: {
    title: '接收订单的其他方式',
    board: { title: '看板', detail: '在任何平板或屏幕上看订单' },
    printers: { title: '打印机', detail: '打印厨单，无需电脑' },
    webhook: { title: 'Webhook', detail: '订单发到中间件或您自己的系统' },
    sent: { title: '发送记录', detail: '已发出、等待中和失败的订单' },
  },
  about: {
    title: provider => `关于 ${provider}`,
    none: '您的收银系统',
    noneHint: '选择餐厅使用的系统后，表单会显示要填写的内容。',
    documentation: provider => `${provider} 文档`,
    opensNewTab: '在新标签页打开',
  },
  notYours: {
    title: '这不是您的设置',
    hint: '这个页面属于另一家餐厅。您只能查看自己的设置。',
    action: '您的收银系统设置',
  },
}
