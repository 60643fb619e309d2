// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Wspólne jedzenie bez komplikacji. Zamawiajcie razem, płaćcie wygodnie.',
  needsJavaScript: 'Tablemate wymaga JavaScriptu. Włącz go w ustawieniach przeglądarki.',
  shortcuts: { create: 'Utwórz nową grupę', join: 'Dołącz do grupy' },
}
