// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Restaurantportal',
    orders: 'Heute',
    dashboard: 'Karte',
    tables: 'Tische',
    campaigns: 'Angebote',
    settings: 'Einstellungen',
  },
  logOut: 'Abmelden',
  day: 'Tag',
  backTo: { dashboard: 'Zurück zum Dashboard', settings: 'Zurück zu den Einstellungen' },
  signedOut: 'Abgemeldet',
  notLoggedOut: {
    title: 'Abmelden fehlgeschlagen',
    hint: 'Der Server hat nicht geantwortet, Sie sind hier also noch angemeldet. Bitte versuchen Sie es noch einmal.',
  },
  failed: {
    title: 'Diese Seite wurde nicht geladen',
    hint: 'Ihre Verbindung ist vielleicht schwach. Es ist nichts verloren; versuchen Sie es gleich noch einmal.',
  },
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  invalid: {
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    password: 'Das Passwort muss mindestens 6 Zeichen haben',
    name: 'Der Name des Restaurants fehlt noch',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
    address: 'Die Adresse fehlt noch',
  },
  tooManyTries: wait => `Zu viele Versuche. Bitte warten Sie ${wait} und versuchen Sie es noch einmal.`,
  offline: 'Sie sind offline. Bis Sie wieder online sind, lässt sich nichts speichern.',
}
