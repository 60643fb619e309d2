// The offers around a place, asked for anew every five minutes, without those that were put aside.

import { useEffect, useState } from 'react'
import { findNearbyOffers, type NearbyOffer } from '#contract/offers.ts'
import { minuteMs } from '#domain/time.ts'
import { call } from '../../../api/call.ts'
import type { Position } from '../../../device/geolocation.ts'
import * as en from '../../../text/en.ts'
import { toast } from '../../../ui/toast.ts'
import { dismiss, readDismissed } from './dismissed-offers.ts'
import type { OfferPlace } from './whereabouts.ts'

export interface NearbyOffersOptions {
  readonly place: OfferPlace
  /** Somebody tapped for them and waits. */
  readonly isAwaited: boolean
  /** They were awaited and did not come. */
  readonly onFail: () => void
}

/** Source: spec.md, section 9. */
const refetchMs = 5 * minuteMs

/** How many the first page shows. Source: spec.md, section 2. */
const shownAtMost = 2

/** null: there was no answer yet. */
export function useNearbyOffers({ place, isAwaited, onFail }: NearbyOffersOptions) {
  const { position } = place
  const [found, setFound] = useState<readonly NearbyOffer[] | null>(null)
  const [dismissed, setDismissed] = useState(readDismissed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do when it fails does not make it ask again
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const offers = await offersAround(position).catch(() => null)
      if (isOver) return
      if (offers) setFound(offers)
      return offers
    }
    void look().then(offers => {
      if (isOver || !isAwaited) return
      if (offers === null) showFailure(onFail)
      else if (offers?.length === 0) toast({ title: en.offers.none.title, description: en.offers.none.hint })
    })
    const timer = setInterval(() => document.hidden || void look(), refetchMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [position, isAwaited])

  return {
    offers: found?.filter(({ campaignId }) => !dismissed.includes(campaignId)) ?? null,
    dismiss: (campaignId: number) => setDismissed(dismiss(campaignId)),
  }
}

function showFailure(onFail: () => void): void {
  const { title, hint } = en.offers.failed
  toast({ title, description: hint, tone: 'bad' })
  onFail()
}

async function offersAround({ latitude, longitude }: Position): Promise<readonly NearbyOffer[]> {
  const offers = await call(findNearbyOffers, {
    query: { lat: latitude, lng: longitude, limit: String(shownAtMost) },
  })
  return offers.slice(0, shownAtMost)
}
