// The offer's text, its restaurant and its validity.

import type { OfferPage } from '@tablemate/contract/offers.ts'
import { lastDayOf } from '@tablemate/domain/offers/campaign.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { calendarDate } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { OfferBadge } from './offer-badge.tsx'
import { OfferImage } from './offer-image.tsx'

const words = texts.offer

export function OfferWords({ offer }: { offer: OfferPage }) {
  const { title, description, offerDetails, imageUrl, restaurant } = offer
  return (
    <article>
      {imageUrl && <OfferImage src={imageUrl} className="mb-6 aspect-video w-full rounded-card" />}
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <OfferBadge offer={offer} className="px-4 py-2 text-input" />
      </p>
      {/* A long title is smaller, so that it still looks like a heading. */}
      <ScreenTitle className={title.length > 32 ? 'text-title' : 'text-display'}>{title}</ScreenTitle>
      <p className="wrap-anywhere mt-3 whitespace-pre-line text-lead text-muted">{description}</p>
      <InactiveNotice offer={offer} />
      <ul className="mt-6 divide-y divide-line border-line border-y">
        <Fact icon={<MapPin {...icon} />}>
          <span className="wrap-anywhere block font-semibold">{restaurant.name}</span>
          {restaurant.city && <span className="wrap-anywhere block text-muted">{restaurant.city}</span>}
        </Fact>
        {offer.status !== 'ended' && (
          <Fact icon={<CalendarDays {...icon} />}>
            {words.validUntil({ date: calendarDate(lastDayOf(offer.timeZone, offer.validUntil)) })}
          </Fact>
        )}
      </ul>
      {offerDetails && (
        <p className="wrap-anywhere mt-4 text-muted text-small">
          <span className="font-semibold">{words.details}: </span>
          {offerDetails}
        </p>
      )}
    </article>
  )
}

/** Tells that the offer is not valid today. The restaurant and its menu still show. */
function InactiveNotice({ offer: { status, startDate, timeZone } }: { offer: OfferPage }) {
  if (status === 'active') return null
  const text = {
    ended: words.over,
    paused: words.paused,
    scheduled: words.starts({ date: calendarDate(dayIn(timeZone, new Date(startDate))) }),
  }[status]
  return (
    <p role="status" className="mt-5 rounded-button bg-tint px-4 py-3">
      <span className="font-semibold">{text}</span>
      {status !== 'scheduled' && <span className="block text-muted">{words.restStands}</span>}
    </p>
  )
}

function Fact({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 py-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card text-accent-text">
        {sign}
      </span>
      <div className="wrap-anywhere min-w-0">{children}</div>
    </li>
  )
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const
