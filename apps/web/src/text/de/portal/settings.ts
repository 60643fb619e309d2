// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Einstellungen werden geladen …',
  pos: {
    title: 'Kassensystem',
    link: 'Kassenanbindung',
    detail: 'Einstellungen zu Ihrem Kassensystem',
    cards: { title: 'Kartenzahlungen', detail: 'Ihre Gäste zahlen am Handy mit Karte' },
    sent: { title: 'Übertragungen', detail: 'Jede Bestellung: gesendet, wartend oder fehlgeschlagen' },
  },
  orders: {
    title: 'Bestellungen',
    mode: 'Wie kommen Bestellungen in Ihre Küche?',
    modes: {
      off: {
        label: 'Gar nicht',
        hint: 'Gäste zeigen ihre Liste der Bedienung, die die Bestellung wie gewohnt aufnimmt.',
      },
      'first-by-hand': {
        label: 'Nach Ihrem ersten OK',
        hint: 'Die erste Bestellung jeder Gruppe wartet darauf, dass Ihr Personal sie antippt. Alles Weitere geht direkt in die Küche.',
      },
      'at-once': {
        label: 'Sofort',
        hint: 'Jede Bestellung geht direkt in die Küche, sobald ein Gast sie sendet.',
      },
    },
    offMenu: 'Gäste dürfen Gerichte aufschreiben, die nicht auf Ihrer Karte stehen',
    offMenuHint: 'Sie bestätigen jedes samt Preis, bevor es zubereitet und berechnet wird.',
    late: 'Verspätet nach (Minuten)',
    lateHint:
      'Eine Bestellung, die bis dahin nicht fertig ist, wird auf allen Bildschirmen als verspätet markiert.',
    lateInvalid: (least, most) => `Bitte geben Sie ganze Minuten von ${least} bis ${most} ein.`,
    save: 'Bestellungen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Bestellungen gespeichert',
    pause: 'Bestellungen pausieren',
    pauseHint:
      'Die Küche nimmt gerade keine Bestellungen an; Gäste erfahren das und behalten, was sie eingegeben haben.',
    paused: 'Bestellungen pausiert',
    resumed: 'Bestellungen laufen wieder',
    failed: { title: 'Bestellungen nicht gespeichert', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  stations: {
    title: 'Stationen',
    hint: 'Jede Station sieht nur die Gerichte, die sie zubereitet. Alles andere geht an die Küche.',
    loading: 'Stationen werden geladen …',
    failed: 'Ihre Stationen wurden nicht geladen.',
    none: 'Eine Küche bereitet alles zu.',
    add: 'Station hinzufügen',
    name: 'Name der Station',
    nameMissing: 'Bitte geben Sie einen Namen ein.',
    nameTaken: 'Es gibt schon eine Station mit diesem Namen.',
    categories: 'Bereitet zu',
    noCategories: 'Ihre Speisekarte hat noch keine Kategorien.',
    remove: station => `${station} entfernen`,
    removeUnnamed: 'Diese Station entfernen',
    unnamed: 'Neue Station',
    save: 'Stationen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Stationen gespeichert',
    notSaved: { title: 'Stationen nicht gespeichert', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  screens: {
    title: 'Tablets',
    hint: 'Ein Tablet der Küche zeigt die Bestellungen. Eines für den Service setzt auch Gruppen um, schließt Tische ab und kassiert. Keines braucht Ihr Passwort.',
    loading: 'Tablets werden geladen …',
    failed: 'Ihre Tablets wurden nicht geladen.',
    none: 'Noch ist kein Tablet gekoppelt.',
    kinds: { kitchen: 'Küche', floor: 'Service' },
    pair: { kitchen: 'Tablet für die Küche koppeln', floor: 'Tablet für den Service koppeln' },
    pairing: {
      title: 'Code für das Tablet',
      label: 'Code',
      open: 'Öffnen Sie auf dem Tablet diese Adresse und geben Sie den Code ein:',
      left: minutes =>
        plural(minutes, { one: 'Noch 1 Minute gültig', other: `Noch ${minutes} Minuten gültig` }),
      over: 'Dieser Code ist abgelaufen.',
      again: 'Neuer Code',
      close: 'Schließen',
    },
    paired: name => ({ title: 'Tablet gekoppelt', hint: `${name} steht auf der Liste.` }),
    notStarted: {
      title: 'Kein Code',
      hint: 'Wir konnten keinen Code erstellen. Bitte versuchen Sie es noch einmal.',
    },
    seen: 'Zuletzt gesehen',
    removal: {
      ask: 'Entfernen',
      question: name => `${name} entfernen?`,
      hint: 'Er zeigt nichts mehr an, bis Sie ihn wieder koppeln.',
      yes: 'Tablet entfernen',
      removing: 'Wird entfernt …',
      no: 'Behalten',
      done: 'Tablet entfernt',
      failed: { title: 'Tablet nicht entfernt', hint: 'Bitte versuchen Sie es noch einmal.' },
    },
  },
}
