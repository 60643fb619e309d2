// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Mangiare in gruppo, senza pensieri',
  loading: 'Caricamento…',
  tryAgain: 'Riprova',
  home: 'Torna all’inizio',
  error: 'Errore',
  close: 'Chiudi',
  justNow: 'adesso',
  notifications: hotkey => `Notifiche (${hotkey})`,
  notLoaded: {
    title: 'La pagina non si è caricata',
    hint: 'Qui il segnale potrebbe essere debole. Non è andato perso nulla: riprova tra poco.',
  },
  needsNetwork: {
    title: 'Sei offline',
    hint: 'Per questa pagina serve una connessione. Riprova quando torna.',
  },
  broken: {
    title: 'Qualcosa non ha funzionato in questa pagina',
    hint: 'I tuoi ordini sono al sicuro. Riprova o ricarica la pagina.',
  },
}
