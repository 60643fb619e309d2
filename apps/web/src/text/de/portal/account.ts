// The restaurant's profile, its password, and the deletion of its account.

import type { account as english } from '../../en/portal/account.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const account: Translation<typeof english> = {
  title: 'Konto',
  none: 'nicht angegeben',
  summary: {
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    tax: 'Steuer',
    serviceFee: 'Servicegebühr',
  },
  taxAdded: rate => `${rate}, kommt zu Ihren Preisen dazu`,
  taxIncluded: 'in Ihren Preisen enthalten',
  taxIncludedOf: rate => `${rate}, in Ihren Preisen enthalten`,
  noServiceFee: 'keine',
  edit: 'Profil bearbeiten',
  changePassword: 'Passwort ändern',
  remove: 'Konto löschen',
  profile: {
    title: 'Profil',
    fields: {
      country: 'Land',
      currency: 'Währung',
      timeZone: 'Zeitzone',
      language: 'Sprache',
    },
    noCountry: 'Nicht gewählt',
    currencyHint: 'Code oder Namen eingeben',
    currenciesFound: count => plural(count, { one: '1 Währung', other: `${count} Währungen` }),
    menuPrices: {
      ask: 'Was passiert mit den Preisen auf Ihrer Speisekarte?',
      keep: 'Beträge beibehalten',
      convert: 'Umrechnen',
      example: (before, after) => `Aus ${before} wird ${after}`,
      rounded: '(gerundet)',
      noRate: 'Zwischen diesen Währungen lassen sich Preise nicht umrechnen.',
      hint: 'Offene Tische und Kampagnen behalten die Währung, mit der sie begonnen haben.',
      missing: 'Bitte wählen Sie eine Möglichkeit.',
    },
    timeZoneHint: 'Bestimmt, wann Ihr Tag beginnt',
    languageHint: 'Auch für Bons und E-Mails',
    save: 'Profil speichern',
    saving: 'Wird gespeichert …',
    discard: 'Änderungen verwerfen',
    saved: 'Profil gespeichert',
    failed: {
      title: 'Profil nicht gespeichert',
      hint: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
    },
  },
  password: {
    title: 'Passwort ändern',
    hint: 'Damit werden Sie in allen anderen Browsern abgemeldet.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    missing: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
    save: 'Passwort ändern',
    saving: 'Wird geändert …',
    saved: 'Passwort geändert',
    failed: { title: 'Passwort nicht geändert', hint: 'Bitte versuchen Sie es noch einmal.' },
  },
  deletion: {
    title: 'Dieses Konto löschen?',
    hint: 'Das wird sofort und endgültig gelöscht:',
    what: [
      'Ihr Zugang und Ihr Profil',
      'Ihre Speisekarte und Ihre Tischcodes',
      'Ihre Kampagnen mit Aufrufen und Klicks',
      'Ihre Einstellungen zum Kassensystem',
      'Ihre Zahlen zu Tischen und Bestellungen',
    ],
    tables: 'Gruppen, die jetzt an Tischen sitzen, können zu Ende essen, aber ohne Ihre Speisekarte.',
    password: 'Ihr Passwort zur Bestätigung',
    submit: 'Konto löschen',
    submitting: 'Wird gelöscht …',
    keep: 'Konto behalten',
    done: {
      title: 'Konto gelöscht',
      hint: 'Alle Daten sind gelöscht. Danke, dass Sie Tablemate genutzt haben.',
    },
    failed: {
      title: 'Konto nicht gelöscht',
      hint: 'Es wurde nichts gelöscht. Bitte versuchen Sie es noch einmal.',
    },
  },
}
