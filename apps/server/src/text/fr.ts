// The server's texts in French.

import type { Words } from './words.ts'

export const fr: Words = {
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe Tablemate',
    text: (link, duration) => `Bonjour,

Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte Tablemate de votre restaurant.
Pour en choisir un, ouvrez ce lien\u00a0:

${link}

Le lien fonctionne une seule fois, pendant ${duration}.

Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.
`,
  },
  order: {
    table: name => `Table ${name}`,
    noTable: 'Sans table',
    guest: position => `Convive ${position}`,
    number: number => `Commande ${number}`,
    allergies: list => `ALLERGIE\u00a0: ${list}`,
    changed: 'MODIFIÉE',
    cancelled: 'ANNULÉE',
    offMenu: 'Hors carte',
    tax: 'Taxes',
    serviceFee: 'Frais de service',
  },
  ticket: {
    copy: 'COPIE',
    hasLeft: 'CLIENTS PARTIS',
    test: 'Test',
    seeScreen: 'voir l’écran',
    seeScreenLine: line => `voir l’écran, ligne ${line}`,
    allergiesOnScreen: 'ALLERGIE\u00a0: voir l’écran',
    gone: text => `SUPPRIMÉ\u00a0: ${text}`,
    added: text => `À PRÉSENT\u00a0: ${text}`,
    without: what => `sans ${what}`.trim(),
  },
  screens: { kitchen: 'Cuisine', floor: 'Salle' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustacés',
    eggs: 'œufs',
    fish: 'poisson',
    peanuts: 'arachides',
    soybeans: 'soja',
    milk: 'lait',
    nuts: 'fruits à coque',
    celery: 'céleri',
    mustard: 'moutarde',
    sesame: 'sésame',
    sulphites: 'sulfites',
    lupin: 'lupin',
    molluscs: 'mollusques',
  },
  listSeparator: ', ',
}
