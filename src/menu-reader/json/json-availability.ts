// Whether a dish of a JSON file can be had: tills keep what they have put away.

import { type JsonObject, textOf } from './json-value.ts'

/** Deleted and archived ones are kept by tills, and are on no menu. */
export function isPutAway(object: JsonObject): boolean {
  return [
    object.is_deleted,
    object.is_archived,
    object.isDeleted,
    object.isArchived,
    object.archived,
    object.deleted,
  ].includes(true)
}

/** Not to be ordered for now. */
export function isOff(object: JsonObject): boolean {
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
