// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Beta erişimi',
  hint: 'Sofrayı daha yeni kuruyoruz. İçeri girmek için sana verilen kodu yaz.',
  code: 'Erişim kodu',
  show: 'Erişim kodunu göster',
  hide: 'Erişim kodunu gizle',
  required: 'Lütfen erişim kodunu yaz.',
  submit: 'Betaya gir',
  submitting: 'Kontrol ediliyor…',
}
