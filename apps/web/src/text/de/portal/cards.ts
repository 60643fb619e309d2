// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe hat den Schlüssel angenommen.',
  unauthorized: 'Stripe hat den Schlüssel abgelehnt. Geben Sie einen anderen ein.',
  gone: 'Stripe hat den Test abgelehnt.',
  refused: 'Stripe hat den Test abgelehnt. Vielleicht hat der Schlüssel nicht alle nötigen Rechte.',
  'no-answer': 'Stripe hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  'not-possible': 'Es gibt noch nichts zu testen: Geben Sie den Schlüssel ein und speichern Sie.',
}

const states: Record<CardPaymentState, string> = {
  held: 'wird bezahlt',
  paid: 'bezahlt',
  released: 'nicht bezahlt',
  returning: 'zu spät bezahlt: das Geld geht zurück',
  returned: 'zu spät bezahlt: das Geld ging zurück',
  refunding: 'das Geld wird erstattet',
  refunded: 'erstattet',
}

export const cards: Translation<typeof english> = {
  title: 'Kartenzahlungen',
  otherCurrency: currency =>
    `Stripe nimmt in Ihrer Währung (${currency}) keine Karten an. Gezahlt wird an der Kasse.`,
  about:
    'Ihre Gäste zahlen ihren Anteil mit Karte auf einer Seite von Stripe, direkt auf Ihr eigenes Konto dort. Wir sehen keine Kartendaten. Geprüft mit den offiziellen Testdaten von Stripe, noch nicht mit einem echten Konto.',
  loading: 'Kartenzahlungen werden geladen …',
  loadFailed: 'Die Einstellungen der Kartenzahlungen wurden nicht geladen.',
  state: {
    none: 'Es ist kein Konto bei Stripe gespeichert.',
    saved: 'Gespeichert, nicht verbunden. Stripe hat den Schlüssel noch nicht angenommen.',
    connected: 'Stripe hat den Schlüssel zuletzt angenommen:',
    unauthorized:
      'Stripe hat den Schlüssel abgelehnt, deshalb wird keine Karte angenommen. Geben Sie einen anderen ein.',
    test: 'Das ist ein Testschlüssel: Es fließt kein echtes Geld.',
  },
  enabled: {
    label: 'Karten annehmen',
    hint: 'Ihre Gäste sehen „Mit Karte zahlen“ bei ihrer Rechnung. Was schon begonnen hat, wird nach dem Ausschalten noch abgeschlossen.',
  },
  demo: {
    label: 'Demozahlungen',
    hint: 'Ihre Gäste können mit der „Demokarte“ zahlen. Sie bucht nichts ab, und das sehen die Gäste auch. Ihr Personal kassiert weiterhin selbst. Mit einem gespeicherten Stripe-Schlüssel endet die Demo.',
  },
  key: {
    label: 'Eingeschränkter Schlüssel',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. Er beginnt mit rk_live_ und braucht Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. Ein geheimer Schlüssel (sk_) wird nicht angenommen.',
    wrong: 'Ein eingeschränkter Schlüssel beginnt mit rk_live_ oder rk_test_.',
    show: 'Eingeschränkten Schlüssel anzeigen',
    hide: 'Eingeschränkten Schlüssel verbergen',
  },
  secret: {
    label: 'Signaturgeheimnis',
    hint: 'Stripe zeigt es bei dem Endpunkt, den Sie dort anlegen. Es beginnt mit whsec_.',
    wrong: 'Ein Signaturgeheimnis beginnt mit whsec_.',
    show: 'Signaturgeheimnis anzeigen',
    hide: 'Signaturgeheimnis verbergen',
  },
  keep: 'Verschlüsselt gespeichert. Lassen Sie das Feld leer, um den Wert zu behalten.',
  remove: 'Schlüssel und Geheimnis entfernen',
  undoRemove: 'Schlüssel und Geheimnis behalten',
  removed: 'Wird beim Speichern entfernt.',
  url: 'Endpunkt-URL',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Wählen Sie diese Ereignisse: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Schlüssel testen',
  tests,
  save: 'Kartenzahlungen speichern',
  saving: 'Wird gespeichert …',
  saved: {
    title: 'Kartenzahlungen geändert',
    hint: 'Die Einstellungen der Kartenzahlungen wurden gespeichert.',
  },
  failed: {
    title: 'Kartenzahlungen nicht geändert',
    hint: 'Es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal.',
  },
  list: {
    title: 'Kartenzahlungen der letzten 24 Stunden',
    none: 'Noch keine.',
    failed: 'Die Liste der Kartenzahlungen wurde nicht geladen.',
    table: name => `Tisch ${name}`,
    noTable: 'Ohne Tisch',
    states,
    refund: 'Erstatten',
    cancel: 'Abbrechen',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `${amount} erstatten? Der Anteil ist dann wieder offen.`,
    cancelQuestion: amount => `Die Zahlung von ${amount} abbrechen? Der Anteil ist dann wieder offen.`,
    keep: 'Nein',
    notRefunded: {
      title: 'Nicht erstattet',
      hint: 'Das Geld wurde nicht erstattet. Bitte versuchen Sie es noch einmal.',
    },
  },
}
