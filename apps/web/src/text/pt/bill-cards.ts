// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'O valor é baixo demais para cartão. Pague no caixa.',
    'uneven-for-card':
      'Aqui o cartão só paga valores que terminam em 0. Adicione uma gorjeta que arredonde ou pague no caixa.',
  },
  pay: amount => `Pagar com cartão · ${amount}`,
  going: 'Abrindo a página do cartão…',
  held: (amount, until) =>
    `Você está pagando ${amount} com cartão. O valor fica reservado para você até ${until}.`,
  heldBy: (name, amount, until) => `${name} está pagando ${amount} com cartão até ${until}.`,
  cancel: 'Cancelar o pagamento com cartão',
  failed: { title: 'Cartão não cobrado', hint: 'Nada foi pago. Tente de novo.' },
  paid: { title: 'Pagamento feito', hint: 'O valor foi cobrado no seu cartão. Obrigado!' },
  waiting: {
    title: 'Aguardando a Stripe',
    hint: 'Seu pagamento aparece aqui assim que a Stripe confirmar.',
  },
  released: {
    title: 'Pagamento com cartão cancelado',
    hint: 'Nada foi pago. Sua parte está em aberto de novo.',
  },
  returned: {
    title: 'Pago tarde demais',
    hint: 'Este valor já não é devido, então o dinheiro volta para o seu cartão.',
  },
  refunded: { title: 'Dinheiro devolvido', hint: 'O restaurante devolveu este pagamento.' },
  notes: {
    returned: (amount, name) =>
      `O pagamento de ${amount} com o cartão de ${name} chegou tarde demais e volta para esse cartão.`,
    refunded: (amount, name) =>
      `O restaurante devolveu ${amount} ao cartão de ${name}. Essa parte está em aberto de novo.`,
  },
}
