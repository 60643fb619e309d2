// Whether a JSON object's dish is on sale: exports of tills contain archived and hidden dishes too.

import { type JsonObject, textOf } from './json-value.ts'

/** Deleted or archived, so not on the menu. */
export function isArchived(object: JsonObject): boolean {
  return [
    object.is_deleted,
    object.is_archived,
    object.isDeleted,
    object.isArchived,
    object.archived,
    object.deleted,
  ].includes(true)
}

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
