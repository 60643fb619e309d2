// The kitchen's board, in the portal and on a paired tablet.

import type { ServiceRequestKind, StaffRefusalReason, TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: '待接单',
  new: '新单',
  preparing: '制作中',
  ready: '待上菜',
  served: '已上菜',
  refused: '未做',
}

const calls: Record<ServiceRequestKind, (who: string) => string> = {
  waiter: who => `${who} 呼叫服务员`,
  water: who => `${who} 要加水`,
  bill: who => `${who} 要买单`,
  till: who => `${who} 去收银台付款`,
}

const reasons: Record<StaffRefusalReason, string> = {
  'sold-out': '售罄',
  'ingredient-out': '缺少食材',
  'cannot-make': '无法按要求做',
  'guest-changed-mind': '客人改主意了',
  'kitchen-closed': '后厨已收工',
  'not-at-table': '这桌没有人',
}

export const board: Translation<typeof english> = {
  hasLeft: '已离开',
  loading: '正在加载订单…',
  states,
  calls,
  reasons,
  noTable: '没有桌号',
  /** An order without a number yet. */
  noNumber: '新订单',
  number: number => `${number} 号单`,
  /** The button that moves a ticket to its next state, by its state. */
  steps: { waiting: '接单', new: '开始', preparing: '做好了', ready: '已上菜' },
  stepOf: (step, ticket) => `${step}：${ticket}`,
  empty: {
    waiting: '没有待接的单。',
    new: '没有新单。',
    preparing: '没有制作中的单。',
    ready: '没有待上的菜。',
  },
  off: {
    title: '订单还不会传到后厨',
    hint: '系统会请客人把清单给服务员看。可在餐厅设置中开启订单。',
  },
  paused: '已暂停点餐：客人暂时不能下单。',
  settings: '打开设置',
  age: minutes => `${minutes} 分钟`,
  late: '超时',
  allergy: '过敏',
  allergySeen: '后厨已看到',
  markAllergy: '看到后点按',
  askAllergy: { title: '过敏：后厨看到了吗？', submit: step => `已看到：${step}` },
  changed: '客人已修改',
  gotIt: '知道了',
  cancelled: '客人已取消',
  /** Read out by screen readers. */
  spoken: {
    changed: ticket => `客人已修改：${ticket}`,
    cancelled: ticket => `客人已取消：${ticket}`,
    allergy: allergies => `过敏：${allergies}`,
    /** Several of the texts above, and of other events. */
    all: texts => texts.join('。'),
  },
  added: '新增：',
  removed: '原为：',
  refusedLine: '已拒绝：',
  note: '备注',
  /** Opens the other actions of a ticket. */
  more: ticket => `${ticket} 的更多操作`,
  refuse: '做不了…',
  print: '打印',
  copy: '补打',
  printedAt: time => `下单时间 ${time}`,
  undo: '撤销',
  undoOf: move => `撤销：${move}`,
  moved: (ticket, state) => `${ticket}：${state}`,
  moves: '最近操作',
  requests: '桌台呼叫',
  requestDone: '已处理',
  offMenu: {
    title: '菜单上没有',
    guestPrice: amount => `菜单上没有 · 客人填写的价格 ${amount}`,
    price: '单价',
    approve: '批准',
    refuse: '做不了',
    failed: '未能保存决定',
  },
  requestDoneFor: call => `已处理：${call}`,
  stations: '档口',
  kitchen: '后厨',
  allStations: '所有档口',
  allDay: dishes => `汇总：待做 ${dishes} 份`,
  nothingToMake: '没有要做的了。',
  recent: count => `已完成：${count}`,
  noneRecent: '最近两小时没有上过菜。',
  recall: '恢复',
  recallOf: ticket => `恢复：${ticket}`,
  sound: {
    off: '声音未开。开启后，新单和呼叫会有提示音。',
    blocked: '这台设备禁止了声音，来单时没有提示音。',
    turnOn: '开启声音',
  },
  blind: '连接已断开，可能有订单在等待。',
  newOrder: table => `新订单：${table}`,
  soldOut: {
    none: '没有售罄的菜品。',
    putBack: '恢复供应',
    untilTomorrow: '到明天为止',
    untilTomorrowHint: '关闭后：直到有人恢复供应。',
  },
  refusal: {
    title: ticket => `做不了：${ticket}`,
    lines: '菜品',
    reason: '原因',
    message: '给客人的留言',
    submit: '做不了',
    nothing: '请至少选一个菜品。',
    noReason: '请选择原因。',
    soldOut: '在菜单上标为售罄',
  },
  failed: {
    moved: { title: '已有人先操作', hint: '看板显示的是这张单的最新状态。' },
    step: { title: '没有成功', hint: '这张单没有变化，请重试。' },
  },
  pairing: {
    title: '后厨屏幕',
    hint: '请输入餐厅后台中显示的配对码。',
    code: '配对码',
    name: '这个屏幕的名称',
    nameHint: '例如：后厨、吧台。',
    submit: '连接',
    incomplete: '配对码由 8 位字母和数字组成。',
    failed: '服务器没有响应，请重试。',
    ended: '这个屏幕已断开。请输入新的配对码重新连接。',
  },
}
