// Whether the dish of an exported row is on sale: tills export archived dishes, hidden ones and extras too.

import { wordsOf } from '../header-words.ts'
import type { Columns } from './columns.ts'

export type Availability = 'on-sale' | 'hidden' | 'archived' | 'extra'

/** `kind` is the row's kind as normalised words. */
export function saleStateOf(cells: readonly string[], fields: Columns['fields'], kind: string): Availability {
  const words = (at: number) => wordsOf(cells[at] ?? '')
  const status = (fields.status ?? []).map(words)
  if ((fields.archived ?? []).some(at => isYes.test(words(at))) || status.some(word => archived.test(word)))
    return 'archived'
  if (extraKinds.test(kind)) return 'extra'
  const available = (fields.available ?? []).map(at => (cells[at] ?? '').trim()).filter(text => text !== '')
  const isOff = available.length > 0 && available.every(text => isNo.test(wordsOf(text)) || text === '-1')
  const isHidden =
    (fields.hidden ?? []).some(at => isYes.test(words(at))) || status.some(word => hidden.test(word))
  return isOff || isHidden ? 'hidden' : 'on-sale'
}

const isYes = /^(y|yes|true|1|x|ja|j|si|s|oui|o|sim|v|vrai|wahr|verdadero|vero|verdadeiro|waar|ναι)$/
const isNo = /^(n|no|false|0|nein|non|nao|nee|f|faux|falsch|falso|onwaar|οχι)$/
const archived = /^(archived?|deleted|trash|archiviert|archivado|archivie|archiviato|arquivado)$/
const hidden =
  /^(draft|inactive|disabled|hidden|unavailable|private|unlisted|entwurf|inaktiv|borrador|inactivo|oculto|brouillon|inactif)$/
const extraKinds =
  /^(modifiers?|modifier options?|add ?ons?|addons?|toppings?|extras?|options?|choices?|supplements?|zusatze?|zutat|adicional(es)?|aggiunt[ae])$/
