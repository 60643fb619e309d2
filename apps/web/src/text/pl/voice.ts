// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Zamów głosem',
  prompt: {
    idle: 'Dotknij i powiedz, co zamawiasz',
    starting: 'Chwileczkę…',
    'silent-start': 'Mikrofon nie reaguje',
    listening: 'Nagrywanie… Dotknij, aby zatrzymać',
    stopping: 'Chwileczkę…',
    sending: 'Wysyłanie…',
    ordered: 'Przyjęte',
    'to-check': 'Sprawdź zamówienie',
    changed: 'Zamówienie zmienione',
    cancelled: 'Zamówienie usunięte',
    noted: 'Zapisano uwagę',
    nothing: 'Nic nie zamówiono',
    'no-dish': 'Nie znaleziono dania',
    waiting: 'Zapisane, czeka na połączenie',
    empty: 'Nie wykryto głosu. Spróbuj ponownie.',
    unsupported: 'Nagrywanie głosu nie jest obsługiwane.',
  },
  hint: {
    idle: '„Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Zezwól na dostęp, jeśli telefon pyta, albo wpisz zamówienie poniżej.',
    unsupported: 'Wpisz to po angielsku, tak jak mówi się do kelnera.',
    'no-dish': 'Twoje słowa są zapisane w twoich zamówieniach – dotknij ich tam, aby je uzupełnić.',
  },
  inEnglish: 'Zamów po angielsku',
  speakNow: 'Mów teraz',
  record: 'Nagraj zamówienie',
  stop: 'Zatrzymaj nagrywanie',
  cancel: 'Anuluj',
  heard: transcript => `Usłyszano: ${transcript}`,
  typed: {
    label: 'Wpisz zamówienie po angielsku',
    hint: 'Two cokes, one without ice',
    send: 'Dodaj to zamówienie',
    unsent: 'To nie zostało jeszcze wysłane.',
    tooLong: most => `Za długie. Najwięcej znaków: ${most}.`,
  },
  added: dishes => `Dodano: ${dishes}`,
  changed: dishes => `Zmieniono: ${dishes}`,
}
