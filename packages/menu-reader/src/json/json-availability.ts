// Whether a JSON object's dish is on sale: exports of tills contain archived and hidden dishes too.

import { wordsOf } from '../header-words.ts'
import { type JsonObject, textOf } from './json-value.ts'

/** Deleted, archived or inactive, so not on the menu. */
export function isArchived(object: JsonObject): boolean {
  return Object.entries(object).some(([key, value]) => {
    if (typeof value === 'object' || value === '') return false
    const is = !/^(false|0|no|n)$/i.test(String(value))
    return is ? /^[1t]/.test(String(value)) && isGoneKey.test(wordsOf(key)) : isActiveKey.test(wordsOf(key))
  })
}

const isGoneKey =
  /^(is )?(deleted|archived|inactiv[aeo]|archivad[ao]|archivie|archiviert|borrad[ao]|geloscht)$/
const isActiveKey =
  /^(es |esta )?(activ[ao]|activad[ao]|aktiv|aktywn[ey]|actif|attiv[ao]|ativ[ao]|actief|ενεργο|habilitad[ao]|publicad[ao])$/

/** On the menu but not orderable for now. */
export function isUnavailable(object: JsonObject): boolean {
  const {
    available,
    isAvailable,
    is_available: is,
    active,
    isActive,
    is_active: act,
    enabled,
    visible,
    published,
  } = object
  if ([available, isAvailable, is, active, isActive, act, enabled, visible, published].includes(false))
    return true
  return (
    object.hidden === true ||
    object.isHidden === true ||
    /^(draft|inactive|hidden)$/i.test(textOf(object.status))
  )
}
