// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': 'Só entendemos frases em inglês. Você pode escolher ou digitar os pratos um a um.',
  'no-order-to-change': 'Não há pedido para alterar.',
  'no-order-to-repeat': 'Não há um pedido assim para repetir.',
  'not-in-order': 'Isso não está no seu último pedido.',
  'in-the-kitchen': 'A cozinha já começou a preparar seu último pedido. Fale com o garçom.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Completar pedido',
  hint: 'Nenhum prato encontrado. Suas palavras estão salvas – toque para completar o pedido.',
}
