// The phone's position, with its owner's permission. Source of the times: spec.md, section 7.

import { minuteMs } from '@tablemate/domain/time.ts'

export interface Position {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

const options: PositionOptions = { timeout: 5000, maximumAge: 5 * minuteMs }

/** Whether this browser has geolocation. Without https it has none. */
export function hasGeolocation(): boolean {
  return isSecureContext && 'geolocation' in navigator
}

/**
 * The permission, without a prompt. 'denied' if there is no geolocation, and 'prompt' if the browser does not report it.
 */
export async function findPositionPermission(): Promise<PermissionState> {
  if (!hasGeolocation()) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}

/** Whether `findPosition` shows no prompt, because it was allowed before. */
export async function mayFindPosition(): Promise<boolean> {
  return (await findPositionPermission()) === 'granted'
}

/** May prompt: call it on request or after `mayFindPosition`. Resolves to null if refused, or if not found in time. */
export function findPosition(): Promise<Position | null> {
  if (!hasGeolocation()) return Promise.resolve(null)
  return new Promise(resolve =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      options,
    ),
  )
}
