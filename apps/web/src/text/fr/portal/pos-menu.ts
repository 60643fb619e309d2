// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, plural, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => plural(count, { one: `${number(count)} supprimé`, other: `${number(count)} supprimés` }),
  archived: count => plural(count, { one: `${number(count)} archivé`, other: `${number(count)} archivés` }),
  hidden: count =>
    plural(count, {
      one: `${number(count)} masqué ou hors vente`,
      other: `${number(count)} masqués ou hors vente`,
    }),
  elsewhere: count =>
    plural(count, {
      one: `${number(count)} non vendu dans cet établissement`,
      other: `${number(count)} non vendus dans cet établissement`,
    }),
  'not-a-dish': count => `${number(count)} en cartes cadeaux, services ou dons`,
  unreadable: count =>
    plural(count, { one: `${number(count)} illisible`, other: `${number(count)} illisibles` }),
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Reprendre la carte de ${provider}`,
  taking: provider => `Reprise de la carte de ${provider}`,
  changed: (provider, when) => `${provider} a signalé un changement de sa carte le ${when} : reprenez-la.`,
  notTaken: provider => `La carte de ${provider} n’a pas été reprise`,
  failed: 'La carte n’a pas pu être récupérée. Veuillez réessayer.',
  nothing: provider => `${provider} n’a aucun plat pour votre établissement.`,
  again: 'Réessayer',
  reasons,
  leftOut: parts => `Écartés : ${series(parts)}.`,
}
