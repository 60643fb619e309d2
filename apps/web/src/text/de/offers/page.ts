// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Gültig bis ${date}`,
  starts: date => `Beginnt am ${date}`,
  over: 'Dieses Angebot ist beendet.',
  paused: 'Dieses Angebot läuft gerade nicht.',
  restStands: 'Du kannst trotzdem die Speisekarte ansehen und hier eine Gruppe starten.',
  details: 'Gut zu wissen',
  menu: 'Speisekarte',
  soldOut: 'Ausverkauft',
  showMore: count => `${count} weitere zeigen`,
  noMenu: 'Das Restaurant hat noch keine Speisekarte hinterlegt. Du kannst trotzdem eine Gruppe starten.',
  menuFailed: 'Die Speisekarte wurde nicht geladen.',
  start: 'Hier eine Gruppe starten',
  missing: {
    title: 'Wir finden dieses Angebot nicht',
    hint: 'Der Link ist vielleicht alt oder unvollständig.',
  },
  failed: {
    title: 'Dieses Angebot wurde nicht geladen',
    hint: 'Deine Verbindung ist vielleicht schwach. Versuche es gleich noch einmal.',
  },
  loading: 'Angebot wird geladen …',
}
