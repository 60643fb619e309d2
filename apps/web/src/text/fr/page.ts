// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Manger en groupe, tout simplement. Commander ensemble, payer malin.',
  needsJavaScript: 'Tablemate a besoin de JavaScript. Merci de l’activer dans les réglages du navigateur.',
  shortcuts: { create: 'Créer un groupe', join: 'Rejoindre un groupe' },
}
