// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: { title: '有新版本', description: '当前版本仍可使用，稍后即可刷新。' },
  banner: '有新版本！',
  refresh: '立即刷新',
}
