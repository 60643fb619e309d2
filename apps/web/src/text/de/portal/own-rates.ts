// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Wie sind Ihre Preise angegeben?',
  added: 'Steuer kommt zu meinen Preisen dazu',
  included: 'Meine Preise enthalten die MwSt.',
  includedHint: 'Steht auf der Rechnung als „inkl. MwSt.“ und erhöht nichts.',
  laterHint: 'Sie können sie später eingeben. Bis dahin kommt keine Steuer dazu.',
  question: {
    today: rates => `Auf den Rechnungen Ihrer Tische kommen derzeit dazu: ${list(rates)}.`,
    todayNothing: 'Auf den Rechnungen Ihrer Tische kommt derzeit keine Steuer dazu: Ihr Steuersatz fehlt.',
    tax: rate => `${rate} Steuer`,
    serviceFee: rate => `${rate} Servicegebühr`,
    feeHint: 'Lassen Sie 0 stehen, wenn Sie keine berechnen.',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: { title: 'Gespeichert', hint: 'Es gilt für Gruppen, die ab jetzt Platz nehmen.' },
    failed: { title: 'Nicht gespeichert', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
}
