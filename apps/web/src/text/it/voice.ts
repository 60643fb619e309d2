// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Ordina a voce',
  prompt: {
    idle: 'Tocca e di’ il tuo ordine',
    starting: 'Un momento…',
    'silent-start': 'Il microfono non risponde',
    listening: 'Registrazione… Tocca per fermare',
    stopping: 'Un momento…',
    sending: 'Invio…',
    ordered: 'Ricevuto',
    'to-check': 'Controlla il tuo ordine',
    changed: 'Ordine modificato',
    cancelled: 'Ordine eliminato',
    noted: 'Annotato',
    nothing: 'Nessun ordine',
    'no-dish': 'Nessun piatto trovato',
    waiting: 'Salvato finché non torni online',
    empty: 'Non abbiamo sentito nulla. Riprova.',
    unsupported: 'Registrazione vocale non disponibile.',
  },
  hint: {
    /** Stays English: only English is understood. */
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Consentilo se il telefono lo chiede, o scrivi qui sotto.',
    unsupported: 'Scrivilo come lo diresti, in inglese.',
    'no-dish': 'Le tue parole sono salvate nei tuoi ordini: tocca lì per completarle.',
  },
  inEnglish: 'Ordina in inglese',
  speakNow: 'Parla ora',
  record: 'Registra il tuo ordine',
  stop: 'Ferma la registrazione',
  cancel: 'Annulla',
  heard: transcript => `Sentito: ${transcript}`,
  typed: {
    label: 'Scrivi l’ordine in inglese',
    hint: 'Two cokes, one without ice',
    send: 'Aggiungi questo ordine',
    unsent: 'Non è ancora stato inviato.',
    tooLong: most => `È troppo lungo: al massimo ${most} caratteri.`,
  },
  added: dishes => `Aggiunto: ${dishes}`,
  changed: dishes => `Modificato: ${dishes}`,
}
