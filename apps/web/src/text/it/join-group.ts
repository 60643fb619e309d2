// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Torna alla pagina iniziale',
  intro: 'Inserisci il codice del tuo tavolo. Chi è già al tavolo può dirtelo.',
  linkedIntro: 'Aggiungi il tuo nome e puoi ordinare.',
  code: 'Codice del gruppo',
  verify: 'Verifica',
  verifying: 'Ricerca del tuo tavolo…',
  found: 'Il tuo tavolo',
  name: 'Il tuo nome',
  nameHint: 'Come ti chiamano gli altri al tavolo',
  submit: 'Unisciti al gruppo',
  submitting: 'Un momento…',
  codeMissing: 'Inserisci un codice del gruppo.',
  nameMissing: 'Inserisci il tuo nome.',
  noSuchCode: 'Nessun tavolo ha questo codice. I codici non contengono mai 0, 1, I, L oppure O.',
  nameTaken: 'Questo nome è già in uso al tavolo. Prova con un’iniziale: “Anna B.”',
  notFound: { title: 'Gruppo non trovato', hint: 'Controlla il codice e riprova.' },
  tooMany: {
    title: 'Troppi codici errati',
    hint: 'Sono arrivati da questa rete, forse da qualcun altro. Inquadra il QR code sul telefono di un amico o apri il suo link: funziona subito. Oppure aspetta qualche minuto.',
  },
  failed: {
    title: 'Accesso al gruppo non riuscito',
    hint: 'Non è stato possibile unirsi al gruppo. Riprova.',
  },
  member: {
    title: 'Fai già parte del gruppo',
    you: name => `A questo tavolo il tuo nome è ${name}.`,
    alsoHere: 'Anche su questo telefono',
    goOnAs: name => `Continua come ${name}`,
    otherHint: name =>
      `Un nome diverso aggiunge un’altra persona su questo telefono; ${name} resta, con tutto quello che ha ordinato. Per chi non ha un telefono, aggiungi invece un ospite al tavolo.`,
    rejoin: 'Rientra nel gruppo',
    other: 'Unisciti con un altro nome',
  },
}
