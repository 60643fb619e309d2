// The card of an offer. It opens the offer's page in a new tab, and can be dismissed.

import { type NearbyOffer, recordImpression } from '@tablemate/contract/offers.ts'
import { lastDayOf } from '@tablemate/domain/offers/campaign.ts'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import type { Position } from '../../lib/device/geolocation.ts'
import { paths } from '../../lib/paths.ts'
import { calendarDate } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { distanceText } from './distance-text.ts'
import { OfferBadge } from './offer-badge.tsx'
import { OfferImage } from './offer-image.tsx'

const words = texts.offers

interface Props {
  readonly offer: NearbyOffer
  /** The position that offers were searched around. */
  readonly position: Position
  readonly onDismiss: () => void
}

export function OfferCard({ offer, position, onDismiss }: Props) {
  const { campaignId, title, restaurantName, description, imageUrl, distance, validUntil } = offer
  useEffect(() => {
    countImpression({ campaignId, kind: 'view', position })
  }, [campaignId, position])
  return (
    <li className="relative rounded-card border border-line bg-card p-4 transition-colors hover:border-edge">
      <div className="flex gap-4">
        {imageUrl && <OfferImage src={imageUrl} className="size-[72px] rounded-button" />}
        <div className="min-w-0 flex-1">
          <p className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 pe-9 text-small">
            <OfferBadge offer={offer} className="px-2.5 py-1" />
            <span className="text-muted">{distanceText(distance)}</span>
          </p>
          <h3 className="wrap-anywhere mt-1.5 font-sans font-semibold text-input leading-snug tracking-normal">
            <a
              href={paths.offer(campaignId)}
              // biome-ignore lint/security/noBlankTarget: it is our own page, which needs its opener to pass the beta gate
              target="_blank"
              rel="opener"
              onClick={() => countImpression({ campaignId, kind: 'click', position })}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {title}
              <span className="sr-only"> ({words.opensInNewTab})</span>
            </a>
          </h3>
          <p className="wrap-anywhere text-muted">{restaurantName}</p>
        </div>
      </div>
      <p className="wrap-anywhere mt-2 line-clamp-3">{description}</p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted text-small">
        <span>{words.validUntil({ date: calendarDate(lastDayOf(offer.timeZone, validUntil)) })}</span>
        <span>{words.footer}</span>
      </p>
      <button
        type="button"
        aria-label={words.dismiss({ title })}
        onClick={onDismiss}
        className="absolute top-1 end-1 grid size-11 place-items-center rounded-button text-muted hover:text-ink"
      >
        <X size={20} strokeWidth={1.9} aria-hidden />
      </button>
    </li>
  )
}

// Reports to the server that an offer was seen or opened. Failures are ignored.

interface Impression {
  readonly campaignId: number
  readonly kind: 'view' | 'click'
  /** The position that offers were searched around. */
  readonly position: Position
}

/** The offers whose view this page has reported, so that a refetch does not report them again. */
const viewed = new Set<number>()

function countImpression({ campaignId, kind, position }: Impression): void {
  if (kind === 'view') {
    if (viewed.has(campaignId)) return
    viewed.add(campaignId)
  }
  const body = {
    campaignId,
    impressionType: kind,
    userLatitude: coarse(position.latitude),
    userLongitude: coarse(position.longitude),
  }
  call(recordImpression, { body }).catch(() => undefined)
}

/** Rounds to about one kilometre. A count needs no more, so nothing more precise leaves the phone. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
