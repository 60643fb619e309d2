// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Como funcionam seus preços?',
  added: 'O imposto é somado aos meus preços',
  included: 'Meus preços já incluem o imposto',
  includedHint: 'Aparece na conta como “inclui imposto”. Não soma nada.',
  laterHint: 'Você pode informar depois. Até lá, nenhum imposto é somado.',
  question: {
    today: rates => `Hoje, as contas das suas mesas somam ${list(rates)}.`,
    todayNothing: 'Hoje, as contas das suas mesas não somam imposto: falta a sua alíquota.',
    tax: rate => `${rate} de imposto`,
    serviceFee: rate => `${rate} de taxa de serviço`,
    feeHint: 'Deixe em 0 se você não cobra.',
    save: 'Salvar',
    saving: 'Salvando…',
    saved: { title: 'Salvo', hint: 'Vale para as mesas que começarem a partir de agora.' },
    failed: { title: 'Não foi salvo', hint: 'Tente de novo.' },
  },
}
