// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: '已下单',
    seen: '已查看',
    preparing: '制作中',
    ready: '待上菜',
    served: '已上菜',
    refused: '未接单',
  },
  waiting: '服务员会先确认这个订单',
  /** For another member's order. */
  othersWaiting: '待确认',
  /** For screen readers, before the state. */
  stateIs: '后厨：',
  unseen: '后厨还没看到这个订单，请告诉服务员。',
  refusedItems: '未接单：',
  refusals: {
    'sold-out': '已售罄，请换一个。',
    'ingredient-out': '食材用完了，请换一个。',
    'cannot-make': '后厨无法按要求做，请问服务员。',
    'guest-changed-mind': '因你改了主意而取消。',
    'kitchen-closed': '后厨已收工，请问服务员还有什么。',
    'not-at-table': '店员没在你的桌上找到人，请告诉服务员你坐在哪里。',
    'table-closed': '上菜前餐桌已关闭。',
  },
  staffSays: message => `店员留言：“${message}”`,
  unsent: '未发送到厨房。请告诉服务员。',
  paused: '后厨暂时不接单。你添加的菜会保存在这部手机上，恢复接单后自动发送。',
  closed: {
    title: '此桌已结束',
    hint: '您仍可查看并支付账单。请扫描桌上的二维码重新点餐。',
    bill: '查看账单',
  },
  /** If orders are not sent to the restaurant. */
  showList: '把这份清单给服务员看',
  showListHint: '在这里点的菜不会自动传给餐厅。',
  pos: '你们的订单会传到这家餐厅的收银系统。',
  rest: '同桌其他人',
}
