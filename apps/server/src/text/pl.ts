// The server's texts in Polish.

import type { Words } from './words.ts'

export const pl: Words = {
  passwordReset: {
    subject: 'Ustaw nowe hasło do Tablemate',
    text: (link, duration) => `Dzień dobry,

ktoś, najpewniej Ty, poprosił o nowe hasło do konta Twojej restauracji w Tablemate.
Aby je ustawić, otwórz ten link:

${link}

Link działa tylko raz, przez ${duration}.

Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.
`,
  },
  order: {
    table: name => `Stolik ${name}`,
    noTable: 'Bez stolika',
    guest: position => `Gość ${position}`,
    number: number => `Zamówienie ${number}`,
    allergies: list => `ALERGIA: ${list}`,
    changed: 'ZMIENIONE',
    cancelled: 'ANULOWANE',
    offMenu: 'Spoza menu',
    tax: 'Podatek',
    serviceFee: 'Opłata za obsługę',
  },
  ticket: {
    copy: 'KOPIA',
    hasLeft: 'GOŚCIE WYSZLI',
    test: 'Wydruk próbny',
    seeScreen: 'patrz ekran',
    seeScreenLine: line => `patrz ekran, pozycja ${line}`,
    allergiesOnScreen: 'ALERGIA: patrz ekran',
    gone: text => `JUŻ NIE: ${text}`,
    added: text => `TERAZ: ${text}`,
    without: what => (what ? `bez: ${what}` : 'bez'),
  },
  screens: { kitchen: 'Kuchnia', floor: 'Sala' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'skorupiaki',
    eggs: 'jaja',
    fish: 'ryby',
    peanuts: 'orzeszki ziemne',
    soybeans: 'soja',
    milk: 'mleko',
    nuts: 'orzechy',
    celery: 'seler',
    mustard: 'gorczyca',
    sesame: 'sezam',
    sulphites: 'siarczyny',
    lupin: 'łubin',
    molluscs: 'mięczaki',
  },
  listSeparator: ', ',
}
