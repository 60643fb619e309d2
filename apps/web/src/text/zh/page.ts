// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: '聚餐，就这么简单。一起点餐，轻松分账。',
  needsJavaScript: 'Tablemate 需要 JavaScript。请在浏览器设置中开启。',
  shortcuts: { create: '发起聚餐', join: '加入聚餐' },
}
