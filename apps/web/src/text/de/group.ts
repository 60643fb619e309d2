// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Gruppe wird geladen …',
  missing: 'Gruppe nicht gefunden oder kein Zugriff.',
  back: 'Zurück zur Startseite',
  codeWord: 'Code',
  showCode: 'Code und QR-Code zeigen',
  share: 'Teilen',
  summary: 'Gruppenübersicht',
  people: count => plural(count, { one: '1 Person', other: `${count} Personen` }),
  showPeople: 'Zeigen, wer am Tisch ist',
  more: count => `+${count}`,
  joined: name => `${name} ist dabei`,
  ordered: (name, dishes) => `${name} hat bestellt: ${dishes}`,
  /** Dishes named, and others that are not: Pizza und 2 weitere. */
  andMore: (named, left) =>
    plural(left, { one: `${named} und 1 weiteres`, other: `${named} und ${left} weitere` }),
  eventsTitle: 'Was am Tisch passiert',
  quickActions: 'Schnellzugriff',
  view: 'Übersicht',
  add: 'Eingeben',
  notSent: (dishes, total) => `${dishes} ausgewählt, nicht gesendet – ${total}`,
  manual: 'Bestellung selbst eingeben',
  own: {
    title: 'Deine Bestellungen',
    empty: 'Noch nichts bestellt',
    emptyHint: 'Füge hinzu, was du möchtest. Alle am Tisch sehen es sofort.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Bearbeiten',
    remove: 'Löschen',
    undo: 'Rückgängig',
    options: 'Optionen',
    removed: 'Bestellung gelöscht',
    removeFailed: 'Bestellung konnte nicht gelöscht werden',
  },
  form: {
    addedWhat: dishes => `Hinzugefügt: ${dishes}`,
    saved: 'Bestellung geändert',
    failed: 'Bestellung konnte nicht hinzugefügt werden',
    changeFailed: 'Bestellung konnte nicht geändert werden',
  },
}
