// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: { title: '新しいバージョンがあります', description: '今のままでも使えます。更新は後でもできます。' },
  banner: '新しいバージョンがあります',
  refresh: '今すぐ更新',
}
