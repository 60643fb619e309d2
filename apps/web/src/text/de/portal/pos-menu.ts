// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => `${number(count)} gelöscht`,
  archived: count => `${number(count)} archiviert`,
  hidden: count => `${number(count)} ausgeblendet oder nicht im Verkauf`,
  elsewhere: count => `${number(count)} an diesem Standort nicht im Verkauf`,
  'not-a-dish': count => `${number(count)} × Gutschein, Dienstleistung oder Spende`,
  unreadable: count => `${number(count)} unlesbar`,
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Karte von ${provider} übernehmen`,
  taking: provider => `Speisekarte wird von ${provider} übernommen`,
  changed: (provider, when) =>
    `${provider} hat eine geänderte Speisekarte gemeldet (${when}): Bitte übernehmen Sie sie noch einmal.`,
  notTaken: provider => `Die Speisekarte wurde nicht von ${provider} übernommen`,
  failed: 'Wir konnten die Speisekarte nicht abrufen. Bitte versuchen Sie es noch einmal.',
  nothing: provider => `${provider} hat keine Gerichte für Ihren Standort.`,
  again: 'Erneut versuchen',
  reasons,
  leftOut: parts => `Ausgelassen: ${series(parts)}.`,
}
