// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Portale ristoranti',
    orders: 'Oggi',
    dashboard: 'Menu',
    tables: 'Tavoli',
    campaigns: 'Offerte',
    settings: 'Opzioni',
  },
  logOut: 'Esci',
  day: 'Giorno',
  backTo: { dashboard: 'Torna al pannello', settings: 'Torna alle impostazioni' },
  signedOut: 'Disconnessione effettuata',
  notLoggedOut: {
    title: 'Disconnessione non riuscita',
    hint: 'Il server non ha risposto: l’accesso qui è ancora attivo. Riprova.',
  },
  failed: {
    title: 'La pagina non si è caricata',
    hint: 'La connessione potrebbe essere debole. Non è andato perso nulla: riprova tra poco.',
  },
  password: { show: 'Mostra la password', hide: 'Nascondi la password' },
  invalid: {
    email: 'Inserisci un indirizzo email valido',
    password: 'La password deve avere almeno 6 caratteri',
    name: 'Il nome del ristorante è obbligatorio',
    phone: 'Inserisci un numero di telefono valido',
    address: 'L’indirizzo è obbligatorio',
  },
  tooManyTries: wait => `Troppi tentativi. Aspetta ${wait} e riprova.`,
  offline: 'Sei offline. Finché non torni online non si può salvare nulla.',
}
