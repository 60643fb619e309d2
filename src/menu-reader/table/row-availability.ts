// Whether a row of an export is a dish that can be had: tills keep what they have put away, and what goes with a dish.

import { wordsOf } from '../header-words.ts'
import type { Columns } from './columns.ts'

export type Availability = 'on-sale' | 'hidden' | 'archived' | 'extra'

/** `kind` in plain words. */
export function standingOf(cells: readonly string[], marks: Columns['marks'], kind: string): Availability {
  const said = (at: number) => wordsOf(cells[at] ?? '')
  const status = (marks.status ?? []).map(said)
  if ((marks.archived ?? []).some(at => isYes.test(said(at))) || status.some(word => putAway.test(word)))
    return 'archived'
  if (extraKinds.test(kind)) return 'extra'
  const available = (marks.available ?? []).map(at => (cells[at] ?? '').trim()).filter(text => text !== '')
  const isOff = available.length > 0 && available.every(text => isNo.test(wordsOf(text)) || text === '-1')
  const isHidden =
    (marks.hidden ?? []).some(at => isYes.test(said(at))) || status.some(word => hidden.test(word))
  return isOff || isHidden ? 'hidden' : 'on-sale'
}

const isYes = /^(y|yes|true|1|x|ja|j|si|s|oui|o|sim|v|vrai|wahr|verdadero|vero|verdadeiro|waar|ναι)$/
const isNo = /^(n|no|false|0|nein|non|nao|nee|f|faux|falsch|falso|onwaar|οχι)$/
const putAway = /^(archived?|deleted|trash|archiviert|archivado|archivie|archiviato|arquivado)$/
const hidden =
  /^(draft|inactive|disabled|hidden|unavailable|private|unlisted|entwurf|inaktiv|borrador|inactivo|oculto|brouillon|inactif)$/
const extraKinds =
  /^(modifiers?|modifier options?|add ?ons?|addons?|toppings?|extras?|options?|choices?|supplements?|zusatze?|zutat|adicional(es)?|aggiunt[ae])$/
