// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'أُرسل',
    seen: 'شوهد',
    preparing: 'قيد التحضير',
    ready: 'جاهز',
    served: 'قُدِّم',
    refused: 'مرفوض',
  },
  waiting: 'سيؤكد النادل هذا الطلب أولًا',
  othersWaiting: 'لم يؤكَّد بعد',
  stateIs: 'المطبخ:',
  unseen: 'لم يطّلع المطبخ على هذا الطلب بعد. يُرجى إخبار النادل.',
  refusedItems: 'المرفوض:',
  refusals: {
    'sold-out': 'نفدت الكمية: يُرجى اختيار شيء آخر.',
    'ingredient-out': 'نفد أحد المكونات: يُرجى اختيار شيء آخر.',
    'cannot-make': 'لا يمكن للمطبخ تحضيره كما طُلب: يُرجى سؤال النادل.',
    'guest-changed-mind': 'أُزيل لأنك غيّرت رأيك.',
    'kitchen-closed': 'المطبخ مغلق: يُرجى سؤال النادل عمّا بقي.',
    'not-at-table': 'لم يجد طاقم المطعم أحدًا على طاولتك: يُرجى إخبار النادل بمكان جلوسك.',
    'table-closed': 'أُغلقت الطاولة قبل تقديم هذا.',
  },
  staffSays: (message: string) => `رسالة من طاقم المطعم: «${message}»`,
  unsent: 'لم يُرسل إلى المطبخ. يُرجى إبلاغ النادل.',
  paused:
    'لا يستقبل المطبخ طلبات الآن. يُحفظ ما تضيفه على هذا الهاتف ويُرسل عندما يعود المطبخ إلى استقبال الطلبات.',
  closed: {
    title: 'هذه الطاولة مغلقة',
    hint: 'ما زال بإمكانك رؤية الحساب ودفعه. امسح الرمز الموجود على الطاولة للطلب من جديد.',
    bill: 'عرض الحساب',
  },
  showList: 'يُرجى عرض هذه القائمة على النادل',
  showListHint: 'لا تُرسَل الطلبات من هنا إلى المطعم.',
  pos: 'تصل طلباتك إلى صندوق هذا المطعم.',
  rest: 'بقية من على الطاولة',
}
