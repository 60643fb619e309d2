// The server's texts in Spanish.

import type { Words } from './words.ts'

export const es: Words = {
  passwordReset: {
    subject: 'Crea una nueva contraseña para Tablemate',
    text: (link, duration) => `Hola:

Alguien, seguramente tú, ha pedido una nueva contraseña para la cuenta de tu restaurante en Tablemate.
Para elegirla, abre este enlace:

${link}

El enlace funciona una sola vez, durante ${duration}.

Si no has sido tú, no hagas caso de este correo: tu contraseña no cambia.
`,
  },
  order: {
    table: name => `Mesa ${name}`,
    noTable: 'Sin mesa',
    guest: position => `Comensal ${position}`,
    number: number => `Pedido ${number}`,
    allergies: list => `ALERGIA: ${list}`,
    changed: 'MODIFICADO',
    cancelled: 'ANULADO',
    offMenu: 'Fuera de carta',
    tax: 'Impuestos',
    serviceFee: 'Cargo por servicio',
  },
  ticket: {
    copy: 'COPIA',
    hasLeft: 'LOS CLIENTES SE HAN IDO',
    test: 'Prueba',
    seeScreen: 'ver pantalla',
    seeScreenLine: line => `ver pantalla, línea ${line}`,
    allergiesOnScreen: 'ALERGIA: ver pantalla',
    gone: text => `YA NO: ${text}`,
    added: text => `AHORA: ${text}`,
    without: what => `sin ${what}`.trim(),
  },
  screens: { kitchen: 'Cocina', floor: 'Sala' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustáceos',
    eggs: 'huevos',
    fish: 'pescado',
    peanuts: 'cacahuete (maní)',
    soybeans: 'soja',
    milk: 'leche',
    nuts: 'frutos secos',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'sésamo',
    sulphites: 'sulfitos',
    lupin: 'altramuces',
    molluscs: 'moluscos',
  },
  listSeparator: ', ',
}
