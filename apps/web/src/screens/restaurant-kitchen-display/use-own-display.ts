// Whether this tablet is paired, and with which restaurant, according to the server: the session is an HttpOnly cookie.

import type { InputOf, ReplyOf } from '@tablemate/contract/endpoint.ts'
import { getOwnKitchenDisplay, pairKitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import type { Pending } from '../../api/loaded.ts'

type State =
  | Pending
  /** `hasEnded`: the pairing has just ended. */
  | { readonly kind: 'unpaired'; readonly hasEnded: boolean }
  | { readonly kind: 'paired'; readonly screen: ReplyOf<typeof getOwnKitchenDisplay> }

/** `pair` throws `CallProblem`. */
export function useOwnKitchenDisplay() {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'paired', screen: await call(getOwnKitchenDisplay, {}) })
    } catch (error) {
      if (problemOf(error) === 'not-signed-in') setState({ kind: 'unpaired', hasEnded: false })
      else setState({ kind: 'failed', error, retry: () => void load() })
    }
  }, [])
  useEffect(() => void load(), [load])
  return {
    state,
    async pair(body: InputOf<typeof pairKitchenDisplay, 'body'>) {
      setState({ kind: 'paired', screen: await call(pairKitchenDisplay, { body }) })
    },
    noticeUnpaired: () => setState({ kind: 'unpaired', hasEnded: true }),
  }
}
