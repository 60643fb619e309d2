// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Posizione',
  confirmed: 'Confermata da te. I clienti in zona vedono le tue offerte.',
  guessed: 'Stimata dal tuo indirizzo. I clienti in zona vedono le tue offerte: se è sbagliata, correggila.',
  lookingUp: 'Ricerca del tuo indirizzo…',
  unknown:
    'La tua posizione non è ancora impostata. Quando lo sarà, i clienti in zona vedranno le tue offerte.',
  map: 'Mostra sulla mappa',
  confirm: 'Conferma posizione',
  here: 'Usa la posizione attuale',
  locating: 'Ricerca della posizione…',
  notFound: {
    title: 'Posizione non trovata',
    hint: 'Il browser non ha condiviso la posizione. Puoi inserire le coordinate.',
  },
  type: 'Inserisci coordinate',
  latitude: 'Latitudine',
  longitude: 'Longitudine',
  hint: 'In gradi; sud e ovest sono negativi',
  latitudeInvalid: 'Inserisci i gradi da -90 a 90.',
  longitudeInvalid: 'Inserisci i gradi da -180 a 180.',
  save: 'Salva posizione',
  saving: 'Salvataggio…',
  saved: 'Posizione salvata',
  failed: { title: 'Posizione non salvata', hint: 'Riprova.' },
}
