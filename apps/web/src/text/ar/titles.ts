// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'إنشاء مجموعة',
  universalCreateGroup: 'إنشاء مجموعة',
  joinGroup: 'الانضمام إلى مجموعة',
  table: 'طاولتك',
  group: 'طلب المجموعة',
  summary: 'ملخص المجموعة',
  billSplit: 'تقسيم الفاتورة',
  receipt: 'الإيصال',
  tableReceipt: 'الإيصال',
  restaurantLogin: 'بوابة المطاعم',
  restaurantResetPassword: 'إعادة تعيين كلمة المرور',
  restaurantDashboard: 'لوحة تحكم المطعم',
  restaurantTables: 'الطاولات',
  restaurantSettings: 'الإعدادات',
  restaurantDeliveries: 'ما أُرسل',
  posSettings: 'إعدادات ربط نقاط البيع',
  restaurantInterest: 'تسجيل اهتمام مطعمك',
  restaurantCampaigns: 'الحملات الإعلانية',
  restaurantOrders: 'الليلة',
  restaurantScreen: 'شاشة المطبخ',
  offer: 'عرض خاص',
}
