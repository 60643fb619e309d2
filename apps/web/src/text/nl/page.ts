// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Samen uit eten, zonder gedoe. Samen bestellen, slim betalen.',
  needsJavaScript: 'Tablemate heeft JavaScript nodig. Zet het aan in de instellingen van je browser.',
  shortcuts: { create: 'Nieuwe groep maken', join: 'Meedoen met een groep' },
}
