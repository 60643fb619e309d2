// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, plural, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => plural(count, { one: '1 eliminato', other: `${number(count)} eliminati` }),
  archived: count => plural(count, { one: '1 archiviato', other: `${number(count)} archiviati` }),
  hidden: count =>
    plural(count, {
      one: '1 nascosto o non in vendita',
      other: `${number(count)} nascosti o non in vendita`,
    }),
  elsewhere: count =>
    plural(count, {
      one: '1 non venduto in questa sede',
      other: `${number(count)} non venduti in questa sede`,
    }),
  'not-a-dish': count => `${number(count)} tra buoni regalo, servizi o donazioni`,
  unreadable: count => plural(count, { one: '1 illeggibile', other: `${number(count)} illeggibili` }),
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Importa il menu da ${provider}`,
  taking: provider => `Importazione del menu da ${provider}`,
  changed: (provider, when) =>
    `${provider} ha segnalato una modifica del suo menu (${when}): importalo di nuovo.`,
  notTaken: provider => `Il menu non è stato importato da ${provider}`,
  failed: 'Non siamo riusciti a ottenere il menu. Riprova.',
  nothing: provider => `${provider} non ha piatti per la tua sede.`,
  again: 'Riprova',
  reasons,
  leftOut: parts => `Esclusi: ${series(parts)}.`,
}
