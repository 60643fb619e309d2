// Where the phone is, if it may say so. Source of the times: spec.md, section 7.

import { minuteMs } from '#domain/time.ts'

export interface Position {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

const options: PositionOptions = { timeout: 5000, maximumAge: 5 * minuteMs }

/** Whether this browser can be asked at all: without https it cannot. */
export function hasGeolocation(): boolean {
  return isSecureContext && 'geolocation' in navigator
}

/**
 * What asking would come to: an answer without a prompt, a prompt, or a refusal, as where it cannot be asked at all. A
 * browser that does not tell may prompt.
 */
export async function findPositionPermission(): Promise<PermissionState> {
  if (!hasGeolocation()) return 'denied'
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}

/** Whether asking shows no prompt, because it was allowed before. */
export async function mayFindPosition(): Promise<boolean> {
  return (await findPositionPermission()) === 'granted'
}

/** May prompt, so only where somebody asked for it, or after `mayFindPosition`. null: refused, or not found in time. */
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
