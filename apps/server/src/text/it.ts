// The server's texts in Italian.

import type { Words } from './words.ts'

export const it: Words = {
  passwordReset: {
    subject: 'Imposta una nuova password per Tablemate',
    text: (link, duration) => `Ciao,

qualcuno, probabilmente tu, ha chiesto una nuova password per l’account Tablemate del tuo ristorante.
Per sceglierla, apri questo link:

${link}

Il link funziona una volta sola, entro ${duration}.

Se la richiesta non è tua, ignora questa email: la tua password non cambia.
`,
  },
  order: {
    table: name => `Tavolo ${name}`,
    noTable: 'Senza tavolo',
    guest: position => `Ospite ${position}`,
    number: number => `Comanda ${number}`,
    allergies: list => `ALLERGIA: ${list}`,
    changed: 'MODIFICATA',
    cancelled: 'ANNULLATA',
    offMenu: 'Fuori menu',
    tax: 'Tasse',
    serviceFee: 'Servizio',
  },
  ticket: {
    copy: 'COPIA',
    hasLeft: 'CLIENTI ANDATI VIA',
    test: 'Prova',
    seeScreen: 'vedi schermo',
    seeScreenLine: line => `vedi schermo, riga ${line}`,
    allergiesOnScreen: 'ALLERGIA: vedi schermo',
    gone: text => `TOLTO: ${text}`,
    added: text => `ORA: ${text}`,
    without: what => `senza ${what}`.trim(),
  },
  screens: { kitchen: 'Cucina', floor: 'Sala' },
  allergens: {
    gluten: 'glutine',
    crustaceans: 'crostacei',
    eggs: 'uova',
    fish: 'pesce',
    peanuts: 'arachidi',
    soybeans: 'soia',
    milk: 'latte',
    nuts: 'frutta a guscio',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo',
    sulphites: 'solfiti',
    lupin: 'lupini',
    molluscs: 'molluschi',
  },
  listSeparator: ', ',
}
