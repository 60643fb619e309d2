// The server's texts in Dutch.

import type { Words } from './words.ts'

export const nl: Words = {
  passwordReset: {
    subject: 'Kies een nieuw wachtwoord voor Tablemate',
    text: (link, duration) => `Hallo,

Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord aangevraagd voor het Tablemate-account van je restaurant.
Open deze link om er een te kiezen:

${link}

De link werkt één keer, binnen ${duration}.

Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.
`,
  },
  order: {
    table: name => `Tafel ${name}`,
    noTable: 'Geen tafel',
    guest: position => `Gast ${position}`,
    number: number => `Bestelling ${number}`,
    allergies: list => `ALLERGIE: ${list}`,
    changed: 'GEWIJZIGD',
    cancelled: 'GEANNULEERD',
    offMenu: 'Niet op de kaart',
    tax: 'Belasting',
    serviceFee: 'Servicekosten',
  },
  ticket: {
    copy: 'KOPIE',
    hasLeft: 'GASTEN ZIJN VERTROKKEN',
    test: 'Testbon',
    seeScreen: 'zie scherm',
    seeScreenLine: line => `zie scherm, regel ${line}`,
    allergiesOnScreen: 'ALLERGIE: zie scherm',
    gone: text => `NIET MEER: ${text}`,
    added: text => `NU: ${text}`,
    without: what => `geen ${what}`.trim(),
  },
  screens: { kitchen: 'Keuken', floor: 'Bediening' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'schaaldieren',
    eggs: 'ei',
    fish: 'vis',
    peanuts: 'pinda',
    soybeans: 'soja',
    milk: 'melk',
    nuts: 'noten',
    celery: 'selderij',
    mustard: 'mosterd',
    sesame: 'sesam',
    sulphites: 'sulfiet',
    lupin: 'lupine',
    molluscs: 'weekdieren',
  },
  listSeparator: ', ',
}
