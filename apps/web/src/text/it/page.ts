// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Mangiare in gruppo, senza pensieri. Ordinate insieme, pagate facile.',
  needsJavaScript: 'Tablemate ha bisogno di JavaScript. Attivalo nelle impostazioni del browser.',
  shortcuts: { create: 'Crea un gruppo', join: 'Unisciti a un gruppo' },
}
