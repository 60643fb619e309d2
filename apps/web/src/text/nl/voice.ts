// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Bestellen met je stem',
  prompt: {
    idle: 'Tik en zeg je bestelling',
    starting: 'Een moment…',
    'silent-start': 'Je microfoon reageert niet',
    listening: 'Opname loopt… Tik om te stoppen',
    stopping: 'Een moment…',
    sending: 'Verzenden…',
    ordered: 'Begrepen',
    'to-check': 'Controleer je bestelling',
    changed: 'Bestelling gewijzigd',
    cancelled: 'Bestelling verwijderd',
    noted: 'Genoteerd',
    nothing: 'Niets besteld',
    'no-dish': 'Geen gerecht gevonden',
    waiting: 'Bewaard tot je weer online bent',
    empty: 'Niets gehoord. Probeer het opnieuw.',
    unsupported: 'Spraakopname werkt hier niet.',
  },
  hint: {
    // The app understands English only.
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Sta het toe als je telefoon erom vraagt, of typ hieronder.',
    unsupported: 'Typ het zoals je het zou zeggen.',
    'no-dish': 'Je woorden staan bij je bestellingen – tik daar om ze af te maken.',
  },
  inEnglish: 'Bestel in het Engels',
  speakNow: 'Spreek nu',
  record: 'Bestelling opnemen',
  stop: 'Opname stoppen',
  cancel: 'Annuleren',
  heard: transcript => `Gehoord: ${transcript}`,
  typed: {
    label: 'Typ wat je wilt',
    // The app understands English only.
    hint: 'Two cokes, one without ice',
    send: 'Deze bestelling toevoegen',
    unsent: 'Dit is nog niet verzonden.',
    tooLong: most => `Dit is te lang: hooguit ${most} tekens.`,
  },
  added: dishes => `Toegevoegd: ${dishes}`,
  changed: dishes => `Gewijzigd: ${dishes}`,
}
