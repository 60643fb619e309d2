// The offers around the phone: from when it is known where that is, and anew every five minutes.

import { useEffect, useState } from 'react'
import { findNearbyOffers, type NearbyOffer } from '#contract/offers.ts'
import { call } from '../../../api/call.ts'
import type { Position } from '../../../device/geolocation.ts'
import { useIsOnline } from '../../../device/use-is-online.ts'
import * as en from '../../../text/en.ts'
import { toast } from '../../../ui/toast.ts'
import { dismiss, readDismissed } from './dismissed-offers.ts'
import { findWhereabouts, findWhereaboutsQuietly, type Place } from './whereabouts.ts'

type Search =
  /** Nobody knows yet where to look, or there was no answer. */
  | { readonly kind: 'nothing' }
  /** Whoever wants offers lets the phone be asked where it is. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  | ({ readonly kind: 'found'; readonly offers: readonly NearbyOffer[] } & Found)

interface Found {
  readonly place: Place
  /** Somebody tapped for them and waits. */
  readonly isAwaited: boolean
}

export function useNearbyOffers() {
  const [search, setSearch] = useState<Search>({ kind: 'nothing' })
  const [dismissed, setDismissed] = useState(readDismissed)
  const isOnline = useIsOnline()

  useEffect(() => {
    if (!isOnline) return
    // What somebody tapped for meanwhile stands.
    void lookQuietly().then(next => setSearch(now => (now.kind === 'nothing' ? next : now)))
  }, [isOnline])

  const position = search.kind === 'found' && isOnline ? search.place.position : null
  useEffect(() => {
    if (!position) return
    const lookAgain = async () => {
      if (document.hidden) return
      const offers = await offersAround(position).catch(() => null)
      if (offers) setSearch(now => (now.kind === 'found' ? { ...now, offers } : now))
    }
    const timer = setInterval(lookAgain, refetchMs)
    return () => clearInterval(timer)
  }, [position])

  const ask = async () => {
    setSearch({ kind: 'looking' })
    try {
      const place = await findWhereabouts()
      const offers = await offersAround(place.position)
      if (offers.length === 0) toast({ title: en.offers.none.title, description: en.offers.none.hint })
      setSearch({ kind: 'found', offers, place, isAwaited: true })
    } catch {
      toast({ title: en.offers.failed.title, description: en.offers.failed.hint, tone: 'bad' })
      setSearch({ kind: 'unasked' })
    }
  }

  return {
    state: isOnline ? without(search, dismissed) : nothing,
    ask: () => void ask(),
    dismiss: (campaignId: number) => setDismissed(dismiss(campaignId)),
  }
}

/** Source: spec.md, section 9. */
const refetchMs = 5 * 60_000

/** How many the first page shows. Source: spec.md, section 2. */
const shownAtMost = 2

const nothing = { kind: 'nothing' } as const

async function lookQuietly(): Promise<Search> {
  const place = await findWhereaboutsQuietly()
  if (place.kind === 'unasked') return { kind: 'unasked' }
  try {
    return { kind: 'found', offers: await offersAround(place.position), place, isAwaited: false }
  } catch {
    return nothing
  }
}

async function offersAround({ latitude, longitude }: Position): Promise<readonly NearbyOffer[]> {
  const offers = await call(findNearbyOffers, {
    query: { lat: latitude, lng: longitude, limit: String(shownAtMost) },
  })
  return offers.slice(0, shownAtMost)
}

function without(search: Search, dismissed: readonly number[]): Search {
  if (search.kind !== 'found') return search
  const offers = search.offers.filter(({ campaignId }) => !dismissed.includes(campaignId))
  return offers.length > 0 ? { ...search, offers } : nothing
}
