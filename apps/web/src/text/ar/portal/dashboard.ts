// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'جارٍ تحميل لوحة التحكم…',
  menu: { updated: 'آخر تحديث للقائمة', none: 'لا قائمة بعد. يمكنك إضافة أول طبق أدناه.' },
  figures: {
    title: 'نظرة سريعة',
    loading: 'جارٍ تحميل الأرقام…',
    menuItems: 'أصناف القائمة',
    activeGroups: 'المجموعات النشطة',
    todaysOrders: 'طلبات اليوم',
    unpaidToday: amount => `غير المدفوع اليوم على الطاولات المغلقة: ${amount}`,
  },
  week: { title: 'آخر 7 أيام', orders: 'الطلبات', groups: 'المجموعات' },
  quickActions: {
    title: 'إجراءات سريعة',
    advertising: { title: 'الإعلانات', detail: 'عروض للزبائن القريبين' },
    pos: { title: 'ربط نقاط البيع', detail: 'إعدادات نظام نقاط البيع' },
  },
}
