// Fetches an offer and its restaurant's menu once. The page has no group, so nothing updates it live.

import { getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { getOffer, type OfferPage } from '@tablemate/contract/offers.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'

export type OfferState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly offer: OfferPage; readonly menu: MenuState }

export type MenuState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly items: readonly MenuItem[] }

export function useOffer(campaignId: string): { state: OfferState; retry: () => void } {
  const [state, setState] = useState<OfferState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    let isOver = false
    const update = (next: OfferState) => {
      if (!isOver) setState(next)
    }
    void findOffer(campaignId).then(async found => {
      update(found)
      if (found.kind === 'ready') update({ ...found, menu: await findMenu(found.offer.restaurant.id) })
    })
    return () => {
      isOver = true
    }
  }, [campaignId, tries])

  const retry = useCallback(() => {
    setState(now => (now.kind === 'ready' ? { ...now, menu: { kind: 'loading' } } : { kind: 'loading' }))
    setTries(count => count + 1)
  }, [])
  return { state, retry }
}

async function findOffer(campaignId: string): Promise<OfferState> {
  try {
    const offer = await call(getOffer, { params: { campaignId } })
    return { kind: 'ready', offer, menu: { kind: 'loading' } }
  } catch (error) {
    const problem = problemOf(error)
    // An invalid id counts as a missing offer.
    return { kind: problem === 'campaign-not-found' || problem === 'invalid' ? 'missing' : 'failed' }
  }
}

async function findMenu(restaurantId: number): Promise<MenuState> {
  try {
    return { kind: 'ready', items: await call(getMenu, { params: { restaurantId } }) }
  } catch {
    return { kind: 'failed' }
  }
}
