// The offers around a place, fetched again every five minutes, without the dismissed ones.

import { findNearbyOffers, type NearbyOffer } from '@tablemate/contract/offers.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import type { Position } from '../../lib/device/geolocation.ts'
import { readStored, store } from '../../lib/device/storage.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { OfferPlace } from './offer-place.ts'

export interface NearbyOffersOptions {
  readonly place: OfferPlace
  /** The visitor asked for offers and waits for them. */
  readonly isRequested: boolean
  /** Called if requested offers cannot be loaded. */
  readonly onFail: () => void
}

/** Source: spec.md, section 9. */
const refetchMs = 5 * minuteMs

/** The number of offers on the first page. Source: spec.md, section 2. */
const maxShown = 2

/** `offers` is null until the first reply. */
export function useNearbyOffers({ place, isRequested, onFail }: NearbyOffersOptions) {
  const { position } = place
  const [found, setFound] = useState<readonly NearbyOffer[] | null>(null)
  const [dismissed, setDismissed] = useState(readDismissed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail must not refetch
  useEffect(() => {
    let isOver = false
    const refetch = async () => {
      const offers = await offersAround(position).catch(() => null)
      if (isOver) return
      if (offers) setFound(offers)
      return offers
    }
    void refetch().then(offers => {
      if (isOver || !isRequested) return
      if (offers === null) showOffersFailure(onFail)
      else if (offers?.length === 0)
        toast({ title: texts.offers.none.title, description: texts.offers.none.hint })
    })
    const timer = setInterval(() => document.hidden || void refetch(), refetchMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [position, isRequested])

  return {
    offers: found?.filter(({ campaignId }) => !dismissed.includes(campaignId)) ?? null,
    dismiss: (campaignId: number) => setDismissed(dismiss(campaignId)),
  }
}

function showOffersFailure(onFail: () => void): void {
  const { title, hint } = texts.offers.failed
  toast({ title, description: hint, tone: 'bad' })
  onFail()
}

async function offersAround({ latitude, longitude }: Position): Promise<readonly NearbyOffer[]> {
  const offers = await call(findNearbyOffers, {
    query: { lat: latitude, lng: longitude, limit: String(maxShown) },
  })
  return offers.slice(0, maxShown)
}

// The dismissed offers. They stay hidden until the tab is closed (spec.md, section 4).

const key = 'dismissedOffers'

/** The ids of the campaigns. */
function readDismissed(): readonly number[] {
  return (readStored(key, 'session') ?? '').split(',').filter(Boolean).map(Number)
}

/** Returns all dismissed ids. */
function dismiss(campaignId: number): readonly number[] {
  const all = [...new Set([...readDismissed(), campaignId])]
  store(key, all.join(','), 'session')
  return all
}
