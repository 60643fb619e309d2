// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Gemeinsam essen gehen, ganz einfach',
  subtitle: 'Zusammen bestellen, clever zahlen',
  features: {
    groups: { title: 'Gruppe starten oder beitreten', detail: 'Sechs Zeichen, und alle sitzen am Tisch' },
    voice: { title: 'Per Sprache bestellen', detail: 'Wie bei der Bedienung, auf Englisch' },
    organization: { title: 'Alles im Überblick', detail: 'Wer was hatte und was es kostet' },
  },
  back: {
    title: 'Deine Tische',
    to: 'Zurück zu',
    unnamed: 'deinem Tisch',
    byCode: code => `deinem Tisch, Code ${code}`,
  },
  create: 'Neue Gruppe starten',
  join: 'Einer Gruppe beitreten',
  restaurant: 'Speisekarte verwalten',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Seite nicht gefunden',
  hint: 'Unter dieser Adresse gibt es nichts. Der Link ist vielleicht alt oder unvollständig.',
}
