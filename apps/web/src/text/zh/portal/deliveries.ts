// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `订单 ${number}`,
  cancel: number => `订单 ${number} 的取消单`,
  copy: number => `订单 ${number} 的补打单`,
  close: number => `订单 ${number} 的关单通知`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: '一个订单',
  cancel: '一个订单的取消单',
  copy: '一个订单的补打单',
  close: '一个订单的关单通知',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} 拒绝访问。`,
  gone: destination => `${destination} 已不在这个地址。`,
  refused: destination => `${destination} 拒绝接收。`,
  'no-answer': destination => `${destination} 没有响应。`,
  'too-late': destination => `${destination} 没有及时打印。`,
  'not-printed': destination => `${destination} 收到了订单，但没有打印。`,
  'switched-off': destination => `${destination} 已停用或移除。`,
  'cannot-cancel': destination => `${destination} 不能撤回订单，请在那里手动取消。`,
  'dish-unknown': (destination, dish) => `${destination} 找不到 ${dish}。`,
  currency: destination => `${destination} 不支持这种货币或金额。`,
  'too-many-lines': destination => `订单的行数超过了 ${destination} 的上限。`,
  'table-name': destination => `${destination} 只接受数字桌号。`,
  'location-missing': destination => `${destination} 缺少门店信息，请在收银系统设置中填写。`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: '等待发送',
  sent: '已发送',
  superseded: '已被新版本取代',
  'by-hand': '已手动处理',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: '拒绝访问。处理方法见收银系统设置。',
    gone: '找不到门店了，请在收银系统设置中检查。',
  },
  webhook: {
    unauthorized: '拒绝过一个订单，因此不再向那里发送。',
    gone: '返回了 410（已不存在），因此不再向那里发送。',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: '正在加载发送记录…',
  states,
  printerStates: { ...states, waiting: '等待打印机取单', sent: '已打印' },
  faults,
  destinationFaults,
  /** Ends a fault whose dish is unknown to this device. */
  someDish: '其中一个菜品',
  noTable: '没有桌号',
  /** The name of a destination that no longer exists. */
  removed: '已移除的打印机',
  destinations: {
    title: '接收端',
    hint: '最近 24 小时的统计。',
    none: '订单只发到看板',
    noneHint: '添加打印机、Webhook 或收银系统后，订单也会发到那里。',
    settings: '打开设置',
    posSettings: '收银系统设置',
    sent: { pos: '已发送', webhook: '已发送', printer: '已打印' },
    waiting: '等待中',
    dead: '失败',
    confirmed: '上次确认',
    never: '还没有确认过',
    off: '已停用',
  },
  dead: { title: '待处理', hint: '这些订单在看板上，但没有送达接收端。' },
  latest: {
    title: '最近',
    empty: '最近 24 小时没有发送任何内容。',
    more: count => `再显示 ${count} 条`,
  },
  /** The heading of a delivery. */
  order: number => `订单 ${number}`,
  noNumber: '没有编号的订单',
  kinds: { order: '', cancel: '取消', copy: '补打', close: '关单' },
  changed: '已修改',
  attempts: count => `已尝试 ${count} 次`,
  next: time => `下次 ${time}`,
  nextDue: '马上再试',
  reports: (destination, state) => `${destination} 的状态：${state}`,
  totals: (destination, theirs, ours) => `${destination} 的金额是 ${theirs}，这桌的账单是 ${ours}。`,
  retry: '重新发送',
  /** For a ticket that was never printed. */
  printNow: '重新打印',
  copy: '补打',
  done: '已手动处理',
  /** An action of one delivery, for screen readers. */
  of: (action, name) => `${action}：${name}`,
  retried: '正在重新发送。',
  printed: '正在重新打印，会标上“补打”。',
  settled: '已标为手动处理。',
  failed: { title: '没有成功', hint: '没有任何改动，请重试。' },
  strip: {
    title: '没有送达的订单',
    count: count => `${count} 个订单没有送达`,
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} 没有接收${what}（${table}）`,
    notPrinted: (printer, what, table) => `${printer} 没有打印${what}（${table}）`,
  },
}
