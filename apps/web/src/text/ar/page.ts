// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'وجبات جماعية بلا عناء. نطلب معًا وندفع بذكاء.',
  needsJavaScript: 'يحتاج Tablemate إلى JavaScript. يُرجى تفعيله في إعدادات المتصفح.',
  shortcuts: { create: 'إنشاء مجموعة جديدة', join: 'الانضمام إلى مجموعة' },
}
