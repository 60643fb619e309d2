// The server's texts in Brazilian Portuguese.

import type { Words } from './words.ts'

export const pt: Words = {
  passwordReset: {
    subject: 'Crie uma nova senha do Tablemate',
    text: (link, duration) => `Olá,

Alguém, provavelmente você, pediu uma nova senha para a conta do seu restaurante no Tablemate.
Para criar a senha, abra este link:

${link}

O link funciona uma única vez, por ${duration}.

Se não foi você, ignore este e-mail: sua senha continua a mesma.
`,
  },
  order: {
    table: name => `Mesa ${name}`,
    noTable: 'Sem mesa',
    guest: position => `Cliente ${position}`,
    number: number => `Pedido ${number}`,
    allergies: list => `ALERGIA: ${list}`,
    changed: 'ALTERADO',
    cancelled: 'CANCELADO',
    offMenu: 'Fora do cardápio',
    tax: 'Impostos',
    serviceFee: 'Taxa de serviço',
  },
  ticket: {
    copy: 'REIMPRESSÃO',
    hasLeft: 'CLIENTES JÁ SAÍRAM',
    test: 'Teste',
    seeScreen: 'ver na tela',
    seeScreenLine: line => `ver na tela, linha ${line}`,
    allergiesOnScreen: 'ALERGIA: ver na tela',
    gone: text => `NÃO MAIS: ${text}`,
    added: text => `AGORA: ${text}`,
    without: what => `sem ${what}`.trim(),
  },
  screens: { kitchen: 'Cozinha', floor: 'Salão' },
  allergens: {
    gluten: 'glúten',
    crustaceans: 'crustáceos',
    eggs: 'ovos',
    fish: 'peixe',
    peanuts: 'amendoim',
    soybeans: 'soja',
    milk: 'leite',
    nuts: 'nozes e castanhas',
    celery: 'aipo',
    mustard: 'mostarda',
    sesame: 'gergelim',
    sulphites: 'sulfitos',
    lupin: 'tremoço',
    molluscs: 'moluscos',
  },
  listSeparator: ', ',
}
