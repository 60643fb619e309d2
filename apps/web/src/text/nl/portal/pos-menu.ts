// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => `${number(count)} verwijderd`,
  archived: count => `${number(count)} gearchiveerd`,
  hidden: count => `${number(count)} verborgen of niet te koop`,
  elsewhere: count => `${number(count)} niet te koop in deze vestiging`,
  'not-a-dish': count => `${number(count)} × cadeaukaart, dienst of donatie`,
  unreadable: count => `${number(count)} onleesbaar`,
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Menukaart uit ${provider} overnemen`,
  taking: provider => `Menukaart uit ${provider} overnemen`,
  changed: (provider, when) =>
    `${provider} meldde op ${when} een wijziging van de menukaart: neem die opnieuw over.`,
  notTaken: provider => `De menukaart is niet overgenomen uit ${provider}`,
  failed: 'We konden de menukaart niet ophalen. Probeer het opnieuw.',
  nothing: provider => `${provider} heeft geen gerechten voor je vestiging.`,
  again: 'Probeer opnieuw',
  reasons,
  leftOut: parts => `Weggelaten: ${series(parts)}.`,
}
