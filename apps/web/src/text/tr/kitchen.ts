// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Verildi',
    seen: 'Görüldü',
    preparing: 'Hazırlanıyor',
    ready: 'Hazır',
    served: 'Servis edildi',
    refused: 'Kabul edilmedi',
  },
  waiting: 'Bu siparişi önce garson onaylayacak',
  othersWaiting: 'Henüz onaylanmadı',
  stateIs: 'Mutfak:',
  unseen: 'Mutfak bunu henüz görmedi. Lütfen garsona söyle.',
  refusedItems: 'Kabul edilmedi:',
  refusals: {
    'sold-out': 'Tükendi: lütfen başka bir şey seç.',
    'ingredient-out': 'Bir malzeme kalmadı: lütfen başka bir şey seç.',
    'cannot-make': 'Mutfak bunu bu şekilde yapamıyor: lütfen garsona sor.',
    'guest-changed-mind': 'Vazgeçtiğin için çıkarıldı.',
    'kitchen-closed': 'Mutfak kapalı: kalanları lütfen garsona sor.',
    'not-at-table': 'Personel masanda kimseyi bulamadı: lütfen garsona nerede oturduğunu söyle.',
    'table-closed': 'Bu servis edilmeden masa kapatıldı.',
  },
  staffSays: message => `Personelin mesajı: “${message}”`,
  unsent: 'Mutfağa gönderilmedi. Lütfen garsona söyleyin.',
  paused:
    'Mutfak şu an sipariş almıyor. Eklediklerin bu telefonda saklanır ve mutfak yeniden sipariş aldığında gönderilir.',
  closed: {
    title: 'Bu masa kapatıldı',
    hint: 'Hesabı hâlâ görebilir ve ödeyebilirsiniz. Yeniden sipariş vermek için masadaki kodu okutun.',
    bill: 'Hesabı gör',
  },
  showList: 'Bu listeyi garsona göster',
  showListHint: 'Siparişler buradan restorana iletilmiyor.',
  pos: 'Siparişlerin bu restoranın kasasına iletilir.',
  rest: 'Masadaki diğerleri',
}
