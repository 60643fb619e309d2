// The orders that the point of sale, the webhook or a printer did not take. More than three of them show as a count until it is opened.

import type { Delivery } from '@tablemate/contract/deliveries.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { DeliveryActions } from '../destinations/deliveries/delivery-actions.tsx'
import {
  destinationOf,
  failureOf,
  faultOf,
  type NamedDestination,
} from '../destinations/deliveries/delivery-text.ts'
import { type Deliveries, useDeliveries } from '../destinations/deliveries/use-deliveries.ts'
import { type DeliveryCalls, useDeliveryCalls } from '../destinations/deliveries/use-delivery-calls.ts'
import type { Alarm } from './alarm.ts'
import { joinSentences } from './use-board-events.ts'

const words = texts.deliveries
const mostShown = 3

interface Props {
  readonly restaurantId: number
  /** Whether the board has its first state. The deliveries are fetched then, and again whenever the stream says so. */
  readonly isEnabled: boolean
  readonly alarm: Alarm
  readonly onSignedOut: () => void
}

export function DeliveryStrip({ restaurantId, isEnabled, alarm, onSignedOut }: Props) {
  const state = useDeliveries(restaurantId, { isEnabled, retries: true, onSignedOut })
  const calls = useDeliveryCalls(restaurantId, onSignedOut)
  const sent = state.kind === 'ready' ? state.value : null
  const failures = useMemo(() => sent && failuresIn(sent), [sent])
  const announcement = useNewFailures(failures, alarm)
  return (
    <>
      <p role="alert" className="sr-only empty:hidden">
        {announcement}
      </p>
      {failures && failures.length > 0 && <Strip failures={failures} calls={calls} />}
    </>
  )
}

interface Failure {
  readonly delivery: Delivery
  readonly destination: NamedDestination
}

/** Oldest first. */
function failuresIn({ destinations, deliveries }: Deliveries): Failure[] {
  return deliveries
    .filter(({ state }) => state === 'dead')
    .sort((a, b) => a.id - b.id)
    .map(delivery => ({ delivery, destination: destinationOf(delivery, destinations) }))
}

function Strip({ failures, calls }: { failures: readonly Failure[]; calls: DeliveryCalls }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const strip = useRef<HTMLElement>(null)
  const act = async (work: Promise<boolean>) => {
    if (await work) focusIfLost(() => strip.current?.querySelector('button') ?? document.querySelector('h1'))
  }
  const isMany = failures.length > mostShown
  return (
    <section
      ref={strip}
      aria-label={words.strip.title}
      className="rounded-card border-2 border-danger bg-card text-ink"
    >
      {isMany && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full items-center gap-3 px-3 py-2 text-start"
        >
          <TriangleAlert size={28} strokeWidth={2.2} aria-hidden className="shrink-0 text-danger" />
          <span className="min-w-0 flex-1 font-semibold text-spoken">
            {words.strip.count({ count: failures.length })}
          </span>
          <ChevronDown
            size={24}
            strokeWidth={1.9}
            aria-hidden
            className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      )}
      {(!isMany || isOpen) && (
        <ul id={listId} className={`divide-y divide-line ${isMany ? 'border-line border-t' : ''}`}>
          {failures.map(failure => (
            <FailureRow
              key={failure.delivery.id}
              {...failure}
              isBusy={calls.busy.has(failure.delivery.id)}
              onRetry={() => void act(calls.retry(failure.delivery))}
              onSettle={() => void act(calls.settle(failure.delivery))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps extends Failure {
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onSettle: () => void
}

function FailureRow(props: RowProps) {
  const { delivery, destination } = props
  const name = failureOf(delivery, destination)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <TriangleAlert size={28} strokeWidth={2.2} aria-hidden className="shrink-0 text-danger" />
      <div className="wrap-anywhere min-w-0 flex-[1_1_14rem]">
        <p className="text-pretty font-semibold text-spoken">{name}</p>
        <p className="text-pretty text-muted">{faultOf(delivery, destination)}</p>
      </div>
      <DeliveryActions {...props} name={name} isLarge />
    </li>
  )
}

/** Announces failures that arrive while the board is open: by a sound, and to screen readers by the returned sentence. */
function useNewFailures(failures: readonly Failure[] | null, alarm: Alarm): string {
  const known = useRef<ReadonlySet<number> | null>(null)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (!failures) return
    const before = known.current
    known.current = new Set(failures.map(({ delivery }) => delivery.id))
    const added = before ? failures.filter(({ delivery }) => !before.has(delivery.id)) : []
    if (added.length === 0) return
    alarm.play('request')
    setSentence(joinSentences(added.map(({ delivery, destination }) => failureOf(delivery, destination))))
  }, [failures, alarm])
  return sentence
}
