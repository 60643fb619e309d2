// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, plural, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => plural(count, { one: '1 eliminado', other: `${number(count)} eliminados` }),
  archived: count => plural(count, { one: '1 archivado', other: `${number(count)} archivados` }),
  hidden: count =>
    plural(count, {
      one: '1 oculto o no a la venta',
      other: `${number(count)} ocultos o no a la venta`,
    }),
  elsewhere: count =>
    plural(count, {
      one: '1 que no se vende en este local',
      other: `${number(count)} que no se venden en este local`,
    }),
  'not-a-dish': count =>
    plural(count, {
      one: '1 tarjeta regalo, servicio o donativo',
      other: `${number(count)} tarjetas regalo, servicios o donativos`,
    }),
  unreadable: count => plural(count, { one: '1 ilegible', other: `${number(count)} ilegibles` }),
}

export const posMenu: Translation<typeof english> = {
  take: provider => `Importar la carta de ${provider}`,
  taking: provider => `Importando la carta de ${provider}`,
  changed: (provider, when) => `${provider} avisó de un cambio en su carta (${when}): vuelve a importarla.`,
  notTaken: provider => `No se ha importado la carta de ${provider}`,
  failed: 'No hemos podido obtener la carta. Inténtalo de nuevo.',
  nothing: provider => `${provider} no tiene platos para tu local.`,
  again: 'Reintentar',
  reasons,
  leftOut: parts => `Se han dejado fuera: ${series(parts)}.`,
}
