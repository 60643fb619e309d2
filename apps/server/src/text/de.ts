// The server's texts in German.

import type { Words } from './words.ts'

export const de: Words = {
  passwordReset: {
    subject: 'Neues Passwort für Tablemate',
    text: (link, duration) => `Guten Tag,

jemand, vermutlich Sie, hat ein neues Passwort für das Tablemate-Konto Ihres Restaurants angefordert.
Öffnen Sie diesen Link, um eines festzulegen:

${link}

Der Link gilt einmal, innerhalb von ${duration}.

Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.
`,
  },
  order: {
    table: name => `Tisch ${name}`,
    noTable: 'Ohne Tisch',
    guest: position => `Gast ${position}`,
    number: number => `Bestellung ${number}`,
    allergies: list => `ALLERGIE: ${list}`,
    changed: 'GEÄNDERT',
    cancelled: 'STORNO',
    offMenu: 'Nicht auf der Karte',
    tax: 'Steuer',
    serviceFee: 'Servicegebühr',
  },
  ticket: {
    copy: 'KOPIE',
    hasLeft: 'GÄSTE SIND GEGANGEN',
    test: 'Testbon',
    seeScreen: 'siehe Bildschirm',
    seeScreenLine: line => `siehe Bildschirm, Position ${line}`,
    allergiesOnScreen: 'ALLERGIE: siehe Bildschirm',
    gone: text => `NICHT MEHR: ${text}`,
    added: text => `JETZT: ${text}`,
    without: what => `ohne ${what}`.trim(),
  },
  screens: { kitchen: 'Küche', floor: 'Service' },
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Krebstiere',
    eggs: 'Eier',
    fish: 'Fisch',
    peanuts: 'Erdnüsse',
    soybeans: 'Soja',
    milk: 'Milch',
    nuts: 'Nüsse',
    celery: 'Sellerie',
    mustard: 'Senf',
    sesame: 'Sesam',
    sulphites: 'Sulfite',
    lupin: 'Lupinen',
    molluscs: 'Weichtiere',
  },
  listSeparator: ', ',
}
