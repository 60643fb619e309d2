// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Paneliniz yükleniyor…',
  menu: { updated: 'Son menü güncellemesi:', none: 'Henüz menü yok. İlk ürününüzü aşağıdan ekleyin.' },
  figures: {
    title: 'Bir bakışta',
    loading: 'Rakamlarınız yükleniyor…',
    menuItems: 'Menüdeki ürünler',
    activeGroups: 'Aktif gruplar',
    todaysOrders: 'Bugünkü siparişler',
    unpaidToday: amount => `Bugün kapatılan masalarda ödenmeyen: ${amount}`,
  },
  week: { title: 'Son 7 gün', orders: 'Siparişler', groups: 'Gruplar' },
  quickActions: {
    title: 'Hızlı işlemler',
    advertising: { title: 'Reklam', detail: 'Yakındaki müşterilere kampanyalar' },
    pos: { title: 'Kasa entegrasyonu', detail: 'Kasa sisteminizin ayarları' },
  },
}
