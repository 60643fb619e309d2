// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Rechnung wird geladen …',
  back: 'Zurück zur Übersicht',
  missing: 'Gruppe nicht gefunden oder kein Zugriff.',
  failed: {
    title: 'Die Rechnung wurde nicht geladen',
    hint: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
  },
  empty: {
    title: 'Noch nichts bestellt',
    hint: 'Bestelle etwas, dann erscheint hier die Rechnung.',
    action: 'Bestellen',
  },
  bill: {
    title: 'Rechnung im Überblick',
    total: 'Gesamt',
    subtotal: 'Zwischensumme',
    tax: rate => `Steuer ${rate}`,
    serviceFee: rate => `Servicegebühr ${rate}`,
    tip: 'Trinkgeld',
    tipOf: percent => `Trinkgeld ${percent}`,
    noTip: 'Kein Trinkgeld',
    includesTax: rate => `inkl. ${rate} MwSt.`,
    ratesOfTable: 'Steuer und Gebühr legt ihr am Tisch fest. Übernehmt sie von der Rechnung des Restaurants.',
    feeOfRestaurant: 'Das Restaurant berechnet die Servicegebühr.',
    about: percent => `etwa ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Ein Preis auf dieser Rechnung ist geschätzt.',
        other: `${count} Preise auf dieser Rechnung sind geschätzt.`,
      }),
    correct: own => plural(own, { one: 'Deinen korrigieren', other: `Deine ${own} korrigieren` }),
    show: 'Anzeigen',
  },
  tip: {
    title: 'Trinkgeld',
    custom: 'Betrag',
    chosenBy: name => `${name} hat dieses Trinkgeld gewählt.`,
    least: amount => `${amount} Trinkgeld sind schon bezahlt, weniger ist nicht mehr möglich.`,
    notChanged: 'Trinkgeld nicht geändert',
  },
  split: {
    title: 'Aufteilung',
    equal: 'Pro Kopf',
    items: 'Gerichte',
    shares: 'Anteile',
    notChanged: 'Aufteilung nicht geändert',
    paidBefore: (name, amount) =>
      `${name} hatte schon ${amount} bezahlt. Der Rest wird gleichmäßig verteilt.`,
    changedBetween:
      'Einige Anteile wurden bezahlt, bevor sich Rechnung oder Aufteilung geändert haben. Sie bleiben, wie sie sind, und der Rest wird gleichmäßig verteilt.',
  },
  weights: { notChanged: 'Anteile nicht geändert' },
  rates: { title: 'Steuer und Gebühr', notChanged: 'Steuer und Gebühr nicht geändert' },
  notChanged: 'Es wurde nichts geändert. Bitte versuche es noch einmal.',
  shares: {
    title: 'Zahlungen',
    you: 'du',
    details: name => `Wofür ${name} zahlt`,
    payNow: 'Zahlen',
    payNowFor: (name, amount) => `Zahlen: ${amount} für ${name}`,
    payMine: amount => `Meinen Anteil zahlen · ${amount}`,
    payAllMine: amount => `Meine Anteile zahlen · ${amount}`,
    starting: (amount, names) => `Zahlung läuft: ${amount} für ${list(names)}`,
    stop: 'Stopp',
    stopFor: name => `Zahlung für ${name} stoppen`,
    nothing: 'Nichts zu zahlen',
    pending: 'offen',
    processing: 'wird bezahlt',
    failed: 'fehlgeschlagen. Bitte versuche es noch einmal.',
    changed: 'Der Betrag hat sich geändert. Tippe noch einmal, um zu zahlen.',
    paidSoFar: amount => `${amount} schon bezahlt`,
    held: 'wird mit Karte bezahlt',
    paidBy: names => `bezahlt von ${list(names)}`,
    withOwnTip: amount => `inkl. ${amount} eigenes Trinkgeld`,
  },
  payment: {
    done: {
      title: 'Zahlung erfolgt',
      hint: (amount, names) => `${amount} für ${list(names)}`,
    },
    failed: {
      title: 'Zahlung fehlgeschlagen',
      hint: 'Die Zahlung hat nicht geklappt. Bitte versuche es noch einmal.',
    },
    changed: {
      title: 'Der Betrag hat sich geändert',
      hint: (amount, name) => `Es sind jetzt ${amount} für ${name}. Tippe noch einmal, um zu zahlen.`,
    },
  },
  offline: {
    title: 'Du bist offline',
    hint: 'Es wurde nichts bezahlt. Bitte zahle, sobald du wieder online bist.',
  },
  payTogether: { several: 'Für mehrere zahlen', own: 'Eigenes Trinkgeld dazugeben' },
  payEachShare: {
    action: 'Alle Anteile zahlen',
    stopped: { title: 'Zahlungen gestoppt', hint: 'Was schon bezahlt ist, bleibt bezahlt.' },
    done: { title: 'Alle Zahlungen erfolgt', hint: 'Jeder Anteil ist bezahlt.' },
    failed: {
      title: 'Fehler bei den Zahlungen',
      hint: 'Einige Zahlungen haben nicht geklappt. Bitte prüfe sie und versuche es noch einmal.',
    },
  },
  payments: {
    title: 'Zahlungsübersicht',
    completed: 'Erledigt',
    countOf: (count, all) => `${count} von ${all}`,
    collected: 'Insgesamt bezahlt',
    pending: 'Offen',
    held: 'Wird mit Karte bezahlt',
    progress: 'Bisher bezahlt',
    progressOf: (collected, total) => `${collected} von ${total}`,
    allPaid: 'Alle haben bezahlt. Danke!',
    goodbye: 'Alles erledigt. Komm gut nach Hause!',
    done: 'Fertig',
    receipt: 'Beleg',
    nothingCharged: 'Demokarte: Es wurde nichts abgebucht. Bitte bezahl im Restaurant.',
    payStaff: 'Bitte bezahl beim Personal. Hier auf dem Handy kann nichts bezahlt werden.',
    youPaid: open =>
      plural(open, {
        one: 'Du hast bezahlt. Eine Person noch nicht.',
        other: `Du hast bezahlt. ${open} Personen noch nicht.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Du musst nichts zahlen. Eine Person hat noch nicht bezahlt.',
        other: `Du musst nichts zahlen. ${open} Personen haben noch nicht bezahlt.`,
      }),
  },
}
