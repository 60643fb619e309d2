// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Das ist zu wenig für eine Kartenzahlung. Bitte zahle an der Kasse.',
    'uneven-for-card':
      'Mit Karte gehen hier nur Beträge, die auf 0 enden. Runde mit einem Trinkgeld auf oder zahle an der Kasse.',
  },
  pay: amount => `Mit Karte zahlen · ${amount}`,
  going: 'Zahlungsseite wird geöffnet …',
  held: (amount, until) =>
    `Du zahlst ${amount} mit Karte. Der Betrag bleibt bis ${until} für dich reserviert.`,
  heldBy: (name, amount, until) => `${name} zahlt gerade ${amount} mit Karte (bis ${until}).`,
  cancel: 'Kartenzahlung abbrechen',
  failed: { title: 'Keine Kartenzahlung', hint: 'Es wurde nichts bezahlt. Bitte versuche es noch einmal.' },
  paid: { title: 'Zahlung erfolgt', hint: 'Deine Karte wurde belastet. Danke!' },
  waiting: {
    title: 'Warten auf Stripe',
    hint: 'Deine Zahlung erscheint hier, sobald Stripe sie bestätigt.',
  },
  released: {
    title: 'Kartenzahlung abgebrochen',
    hint: 'Es wurde nichts bezahlt. Dein Anteil ist wieder offen.',
  },
  returned: {
    title: 'Zu spät bezahlt',
    hint: 'Der Betrag ist nicht mehr offen, deshalb geht das Geld auf deine Karte zurück.',
  },
  refunded: { title: 'Geld erstattet', hint: 'Das Restaurant hat diese Zahlung erstattet.' },
  notes: {
    returned: (amount, name) =>
      `Die Kartenzahlung von ${name} über ${amount} kam zu spät. Das Geld geht auf die Karte zurück.`,
    refunded: (amount, name) =>
      `Das Restaurant hat ${amount} auf die Karte von ${name} erstattet. Dieser Anteil ist wieder offen.`,
  },
}
