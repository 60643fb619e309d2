// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Restaurantportaal',
    orders: 'Vandaag',
    dashboard: 'Kaart',
    tables: 'Tafels',
    campaigns: 'Reclame',
    settings: 'Instellingen',
  },
  logOut: 'Uitloggen',
  day: 'Dag',
  backTo: { dashboard: 'Terug naar het dashboard', settings: 'Terug naar de instellingen' },
  signedOut: 'Uitgelogd',
  notLoggedOut: {
    title: 'Uitloggen mislukt',
    hint: 'De server antwoordde niet, dus je bent hier nog ingelogd. Probeer het opnieuw.',
  },
  failed: {
    title: 'Deze pagina is niet geladen',
    hint: 'Misschien is je verbinding slecht. Er is niets verloren; probeer het zo nog eens.',
  },
  password: { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' },
  invalid: {
    email: 'Vul een geldig e-mailadres in',
    password: 'Het wachtwoord moet minstens 6 tekens hebben',
    name: 'De naam van het restaurant is verplicht',
    phone: 'Vul een geldig telefoonnummer in',
    address: 'Het adres is verplicht',
  },
  tooManyTries: wait => `Te veel pogingen. Wacht ${wait} en probeer het opnieuw.`,
  offline: 'Je bent offline. Opslaan kan pas weer als je online bent.',
}
