// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Gemeinsam essen gehen, ganz einfach. Zusammen bestellen, clever zahlen.',
  needsJavaScript: 'Tablemate braucht JavaScript. Bitte schalte es in den Einstellungen deines Browsers ein.',
  shortcuts: { create: 'Neue Gruppe starten', join: 'Einer Gruppe beitreten' },
}
