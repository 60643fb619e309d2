// The menu that is taken from the restaurant's point of sale.

import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, plural, series } from '../locale.ts'

const reasons: Translation<typeof english.reasons> = {
  deleted: count => plural(count, { one: `${number(count)} excluído`, other: `${number(count)} excluídos` }),
  archived: count =>
    plural(count, { one: `${number(count)} arquivado`, other: `${number(count)} arquivados` }),
  hidden: count =>
    plural(count, {
      one: `${number(count)} oculto ou fora de venda`,
      other: `${number(count)} ocultos ou fora de venda`,
    }),
  elsewhere: count =>
    plural(count, {
      one: `${number(count)} não vendido nesta unidade`,
      other: `${number(count)} não vendidos nesta unidade`,
    }),
  'not-a-dish': count =>
    plural(count, {
      one: `${number(count)} vale-presente, serviço ou doação`,
      other: `${number(count)} vales-presente, serviços ou doações`,
    }),
  unreadable: count =>
    plural(count, { one: `${number(count)} ilegível`, other: `${number(count)} ilegíveis` }),
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Importar cardápio: ${provider}`,
  taking: provider => `Importando o cardápio: ${provider}`,
  changed: (provider, when) => `${provider} informou uma mudança no cardápio em ${when}: importe de novo.`,
  notTaken: provider => `O cardápio não foi importado: ${provider}`,
  failed: 'Não foi possível obter o cardápio. Tente de novo.',
  nothing: provider => `${provider} não tem pratos para a sua unidade.`,
  again: 'Tentar de novo',
  reasons,
  leftOut: parts => `Ficaram de fora: ${series(parts)}.`,
}
