// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Groep laden…',
  missing: 'Groep niet gevonden of geen toegang.',
  back: 'Terug naar de startpagina',
  codeWord: 'code',
  showCode: 'Code en QR-code tonen',
  share: 'Delen',
  summary: 'Groepsoverzicht',
  people: count => plural(count, { one: '1 persoon', other: `${count} personen` }),
  showPeople: 'Bekijk wie er aan tafel zit',
  more: count => `+${count}`,
  joined: name => `${name} doet mee`,
  ordered: (name, dishes) => `${name} bestelde ${dishes}`,
  /** Dishes named, and others that are not: Pizza en nog 2. */
  andMore: (named, left) => plural(left, { one: `${named} en nog 1`, other: `${named} en nog ${left}` }),
  eventsTitle: 'Nieuws aan tafel',
  quickActions: 'Snel naar',
  view: 'Groep bekijken',
  add: 'Zelf invoeren',
  notSent: (dishes, total) => `${dishes} gekozen, niet verstuurd – ${total}`,
  manual: 'Bestelling zelf invoeren',
  own: {
    title: 'Jouw bestellingen',
    empty: 'Nog niets besteld',
    emptyHint: 'Voeg toe wat je wilt. Iedereen aan tafel ziet het meteen.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Wijzigen',
    remove: 'Verwijderen',
    undo: 'Ongedaan maken',
    options: 'Opties',
    removed: 'Bestelling verwijderd',
    removeFailed: 'Bestelling niet verwijderd',
  },
  form: {
    addedWhat: dishes => `Toegevoegd: ${dishes}`,
    saved: 'Bestelling gewijzigd',
    failed: 'Bestelling niet toegevoegd',
    changeFailed: 'Bestelling niet gewijzigd',
  },
}
