// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Chamar a equipe',
  kinds: { waiter: 'Chamar o garçom', water: 'Água, por favor', bill: 'A conta, por favor' },
  till: {
    action: 'Pagar no caixa',
    told: 'A equipe já sabe que você vai pagar no caixa.',
  },
  calledSince: 'Chamado',
  done: time => `Atendido às ${time}`,
  failed: 'A equipe não recebeu o chamado',
  failedHint: 'Tente de novo ou acene para o garçom.',
}
