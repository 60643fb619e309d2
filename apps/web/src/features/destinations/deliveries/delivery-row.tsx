// One delivery: its order, its state in words, a difference of the totals, and what can be done about it.

import type { Delivery } from '@tablemate/contract/deliveries.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { DeliveryState } from '@tablemate/domain/delivery/delivery.ts'
import { CircleAlert, CircleCheck, Clock, Hand, type LucideIcon, Replace } from 'lucide-react'
import { dateAndTime, money, timeOfDay } from '../../../lib/text/format.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { series } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { deliveryName, faultOf, type NamedDestination } from './delivery-text.ts'

const words = texts.deliveries
const icons: Record<DeliveryState, LucideIcon> = {
  waiting: Clock,
  sent: CircleCheck,
  dead: CircleAlert,
  superseded: Replace,
  'by-hand': Hand,
}
const colours: Record<DeliveryState, string> = {
  waiting: 'text-ink',
  sent: 'text-live',
  dead: 'text-danger',
  superseded: 'text-muted',
  'by-hand': 'text-muted',
}

interface Props {
  readonly delivery: Delivery
  readonly destination: NamedDestination
  readonly currency: CurrencyCode
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onSettle: () => void
}

export function DeliveryRow(props: Props) {
  const { delivery, destination, currency } = props
  const { kind, version, state, createdAt, remoteState } = delivery
  const name = deliveryName(delivery)
  const marks = [
    kind !== 'bill' && words.kinds[kind],
    kind === 'order' && version > 1 && words.changed,
  ].filter(Boolean)
  const Icon = icons[state]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3.5">
      <div className="wrap-anywhere min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold">
          {name}
          {marks.map(mark => (
            <span key={String(mark)} className="font-normal text-muted">
              {' '}
              · {mark}
            </span>
          ))}
        </p>
        <p className="text-muted text-small">
          <bdi>{destination.name}</bdi> ·{' '}
          <time dateTime={createdAt} title={dateAndTime(createdAt)}>
            {timeOfDay(Date.parse(createdAt))}
          </time>
        </p>
        <p className={`mt-1 flex items-start gap-1.5 ${colours[state]}`}>
          <Icon size={18} strokeWidth={1.9} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <StateText delivery={delivery} destination={destination} />
          </span>
        </p>
        {remoteState && (
          <p className="text-muted text-small">
            {words.reports({ destination: isolate(destination.name), state: isolate(remoteState) })}
          </p>
        )}
        <Totals delivery={delivery} destination={destination} currency={currency} />
      </div>
      <DeliveryActions {...props} name={name} />
    </li>
  )
}

function StateText({ delivery, destination }: Pick<Props, 'delivery' | 'destination'>) {
  const { state, attempts, nextAt } = delivery
  const now = useNow()
  if (state === 'dead') return faultOf(delivery, destination)
  const text = (destination.kind === 'printer' ? words.printerStates : words.states)[state]
  // A printer asks by itself, so its deliveries have no attempts of ours.
  if (state !== 'waiting' || attempts === 0 || destination.kind === 'printer') return text
  const due = nextAt === null ? null : Date.parse(nextAt)
  const next = due === null ? [] : [due > now ? words.next({ time: timeOfDay(due) }) : words.nextDue]
  return series([text, words.attempts({ count: attempts }), ...next])
}

function Totals({ delivery, destination, currency }: Pick<Props, 'delivery' | 'destination' | 'currency'>) {
  const { totalOurs, totalTheirs } = delivery
  if (totalOurs === null || totalTheirs === null || totalOurs === totalTheirs) return null
  return (
    <p className="figures font-semibold">
      {words.totals({
        destination: isolate(destination.name),
        theirs: money(totalTheirs, currency),
        ours: money(totalOurs, currency),
      })}
    </p>
  )
}
