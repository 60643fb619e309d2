// Whether our own server answers: not the sign-in page of a restaurant's Wi-Fi, nor a proxy for it.

import { isLive } from '#contract/service.ts'
import { call } from '../../api/call.ts'

export function isServerLive(): Promise<boolean> {
  return call(isLive, {}).then(
    () => true,
    () => false,
  )
}
