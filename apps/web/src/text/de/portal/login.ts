// Logging in to the restaurant portal, and opening an account there. Source of the texts: spec.md, sections 2, 5 and 8.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Zurück zur Startseite',
  logIn: {
    title: 'Anmeldung für Restaurants',
    hint: 'Ihre Speisekarte, Ihre Angebote, Ihre Tische: alles an einem Ort.',
    submit: 'Anmelden',
    toggle: 'Noch kein Konto? Registrieren',
    failed: {
      title: 'Anmeldung fehlgeschlagen',
      hint: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    },
  },
  signUp: {
    title: 'Restaurantkonto erstellen',
    hint: 'Kostenlos während der Beta. Sobald Ihre Speisekarte da ist, können Gäste davon bestellen.',
    submit: 'Konto erstellen',
    toggle: 'Schon ein Konto? Anmelden',
    failed: {
      title: 'Registrierung fehlgeschlagen',
      hint: 'Die Registrierung hat nicht geklappt. Bitte prüfen Sie alle Felder und versuchen Sie es noch einmal.',
    },
  },
  submitting: 'Einen Moment …',
  invalid: {
    title: 'Angaben prüfen',
    hint: fields => `Bitte korrigieren Sie die markierten Felder: ${series(fields)}`,
  },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    name: 'Name des Restaurants',
    phone: 'Telefon',
    address: 'Adresse',
    city: 'Ort',
    state: 'Bundesland',
    zipCode: 'Postleitzahl',
    businessId: 'Steuernummer',
    taxPercentage: 'Steuersatz',
  },
  passwordHint: 'Mindestens 6 Zeichen',
  businessIdPlaceholder: 'Steuernummer oder USt-IdNr.',
  placeHint: 'Damit Gäste in der Nähe Ihre Angebote sehen. Den Standort können Sie später korrigieren.',
  interest: { question: 'Möchten Sie Hilfe beim Start?', link: 'Interesse melden' },
}
