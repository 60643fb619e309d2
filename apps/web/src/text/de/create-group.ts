// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Zurück zur Startseite',
  intro: 'Du bekommst einen Code. Damit treten alle am Tisch auf dem eigenen Handy bei.',
  name: 'Dein Name',
  nameHint: 'So nennen dich die anderen am Tisch',
  restaurant: 'Name des Restaurants',
  table: 'Tischnummer',
  universal: 'Universalmodus',
  universalHint: 'Für jedes Restaurant: Du tippst Gerichte und Preise selbst ein.',
  submit: 'Gruppe starten',
  submitting: 'Wird gestartet …',
  nameMissing: 'Bitte gib deinen Namen ein.',
  nameRequired: 'Dein Name fehlt noch',
  restaurantRequired: 'Der Name des Restaurants fehlt noch',
  failed: 'Die Gruppe konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  suggestions: 'Registrierte Restaurants',
  suggested: count =>
    plural(count, { one: '1 registriertes Restaurant', other: `${count} registrierte Restaurants` }),
  linked: {
    hint: 'Du bestellst von der Speisekarte dieses Restaurants.',
    undo: 'Rückgängig',
    looking: 'Das Restaurant zu diesem Tisch wird gesucht …',
    missing: {
      title: 'Dieses Restaurant ist nicht mehr dabei',
      hint: 'Gib seinen Namen ein: Ihr könnt trotzdem zusammen bestellen.',
    },
    failed: {
      title: 'Wir konnten das Restaurant zu diesem Tisch nicht finden',
      hint: 'Gib seinen Namen ein oder öffne den Code noch einmal.',
    },
  },
  created: {
    title: 'Gruppe gestartet',
    hint: 'Andere treten mit diesem Code bei oder scannen den QR-Code.',
    share: 'Code teilen',
    start: 'Bestellen',
  },
}
