// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Alíquota do imposto',
  serviceFee: 'Taxa de serviço (%)',
  missing: 'Digite a porcentagem, ou 0 se não houver.',
  invalid: 'Digite uma porcentagem de 0 a 100, com no máximo 3 casas decimais.',
  ofTable: {
    hint: 'Deixe igual à conta do restaurante. Vale para a mesa toda.',
    kind: {
      title: 'Os preços daqui',
      added: 'O imposto é somado aos preços',
      included: 'Os preços já incluem o imposto',
    },
    taxHint: 'Só se a conta tiver que mostrar',
    feeHint: 'O que o restaurante cobra pelo serviço, se cobrar. A gorjeta é à parte.',
    save: 'Salvar para a mesa',
    saving: 'Salvando…',
  },
}
