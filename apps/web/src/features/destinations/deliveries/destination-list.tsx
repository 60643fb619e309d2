// What receives orders besides the board, each with its counts of the last 24 hours and its last confirmation.

import type { Destination } from '@tablemate/contract/deliveries.ts'
import type { DestinationKind } from '@tablemate/domain/delivery/delivery.ts'
import { type LucideIcon, Plug, Printer, Webhook } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../lib/paths.ts'
import { count } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'

const words = texts.deliveries.destinations
const icons: Record<DestinationKind, LucideIcon> = { pos: Plug, webhook: Webhook, printer: Printer }

interface Props {
  readonly restaurantId: number
  readonly destinations: readonly Destination[]
}

export function DestinationList({ restaurantId, destinations }: Props) {
  if (destinations.length === 0) return null
  return (
    <PortalSection title={words.title} hint={words.hint}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {destinations.map(destination => (
          <Row key={destination.id} restaurantId={restaurantId} destination={destination} />
        ))}
      </ul>
    </PortalSection>
  )
}

function Row({ restaurantId, destination }: { restaurantId: number; destination: Destination }) {
  const { kind, name, sent, waiting, dead } = destination
  const Icon = icons[kind]
  return (
    <li className="flex items-start gap-4 border-line border-b py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card text-accent-text">
        <Icon size={20} strokeWidth={1.9} aria-hidden />
      </span>
      <div className="wrap-anywhere min-w-0 flex-1">
        <h3 className="font-sans font-semibold text-body tracking-normal">
          <bdi>{name}</bdi>
        </h3>
        <State restaurantId={restaurantId} destination={destination} />
        <p className="figures mt-1 flex flex-wrap gap-x-4">
          <span>
            <span className="font-semibold">{count(sent)}</span> {words.sent[kind]}
          </span>
          <span className={waiting > 0 ? '' : 'text-muted'}>
            <span className="font-semibold">{count(waiting)}</span> {words.waiting}
          </span>
          <span className={dead > 0 ? 'text-danger' : 'text-muted'}>
            <span className="font-semibold">{count(dead)}</span> {words.dead}
          </span>
        </p>
      </div>
    </li>
  )
}

function State({ restaurantId, destination }: { restaurantId: number; destination: Destination }) {
  const { kind, fault, isEnabled, confirmedAt } = destination
  if (fault && kind !== 'printer')
    return (
      <>
        <p className="text-pretty text-danger">{texts.deliveries.destinationFaults[kind][fault]}</p>
        <Link
          to={paths.posSettings(restaurantId)}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 hover:text-ink"
        >
          {words.posSettings}
        </Link>
      </>
    )
  return (
    <p className="text-muted text-small">
      {!isEnabled && `${words.off}. `}
      {confirmedAt ? (
        <>
          {words.confirmed} <TimeAgo instant={confirmedAt} />
        </>
      ) : (
        words.never
      )}
    </p>
  )
}
