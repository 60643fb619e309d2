// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'bèta v1.1',
  tagline: 'Samen uit eten, zonder gedoe',
  loading: 'Laden…',
  tryAgain: 'Probeer opnieuw',
  home: 'Naar de startpagina',
  error: 'Fout',
  close: 'Sluiten',
  justNow: 'zojuist',
  notifications: hotkey => `Meldingen (${hotkey})`,
  notLoaded: {
    title: 'Deze pagina is niet geladen',
    hint: 'Misschien is het bereik hier slecht. Er is niets verloren: probeer het zo nog eens.',
  },
  needsNetwork: {
    title: 'Je bent offline',
    hint: 'Deze pagina heeft internet nodig. Probeer het opnieuw zodra je weer verbinding hebt.',
  },
  broken: {
    title: 'Er ging iets mis op deze pagina',
    hint: 'Je bestellingen zijn veilig. Probeer het opnieuw of herlaad de pagina.',
  },
}
