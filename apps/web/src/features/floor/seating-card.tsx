// The summary of one party. A tap anywhere on the card opens its sheet.

import { BellRing, CircleSlash, Clock, Droplets, Receipt, Users, UtensilsCrossed, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { tableName } from '../board/ticket-name.ts'
import { Price } from '../currency/price.tsx'
import { type FloorSeating, minutesSince } from './state/floor.ts'
import { stayText } from './stay-text.ts'
import { UnsentOrders } from './unsent-orders.tsx'
import type { FloorCalls } from './use-floor-calls.ts'

const words = texts.floor
export const requestIcons = { waiter: BellRing, water: Droplets, bill: Receipt, till: Wallet }

interface Props {
  readonly seating: FloorSeating
  readonly hasLeft: boolean
  readonly calls: FloorCalls
  readonly onOpen: () => void
}

export function SeatingCard({ seating, hasLeft, calls, onOpen }: Props) {
  const { name, people, openedAt, openTickets, requests, isRestaurantTableRemoved } = seating
  const id = useId()
  const stay = stayText(minutesSince(openedAt, useNow()))
  return (
    <article
      aria-labelledby={id}
      className={`relative flex h-full flex-col gap-3 rounded-card border-2 bg-card p-4 transition-colors hover:border-edge ${requests.length > 0 ? 'border-accent-text' : 'border-line'}`}
    >
      <div>
        <h3 id={id} className="wrap-anywhere text-title">
          <button
            type="button"
            onClick={onOpen}
            className="text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text"
          >
            {tableName(name)}
          </button>
        </h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted">
          <Fact icon={<Users size={18} strokeWidth={1.9} aria-hidden />}>
            {words.people({ count: people })}
          </Fact>
          {!hasLeft && (
            <Fact icon={<Clock size={18} strokeWidth={1.9} aria-hidden />}>
              <span className="sr-only">{words.seatedFor({ stay })}</span>
              <span aria-hidden>{stay}</span>
            </Fact>
          )}
          <Fact icon={<UtensilsCrossed size={18} strokeWidth={1.9} aria-hidden />}>
            {openTickets > 0 ? words.openTickets({ count: openTickets }) : words.noOpenTickets}
          </Fact>
          {isRestaurantTableRemoved && (
            <Fact icon={<CircleSlash size={18} strokeWidth={1.9} aria-hidden />}>
              {words.removedTable.mark}
            </Fact>
          )}
        </ul>
      </div>
      {requests.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {requests.map(({ id, kind }) => {
            const Icon = requestIcons[kind]
            return (
              <li
                key={id}
                className="flex items-center gap-1.5 rounded-button bg-tint px-2.5 py-1 font-semibold text-accent-text"
              >
                <Icon size={18} strokeWidth={1.9} aria-hidden />
                {words.requests[kind]}
              </li>
            )
          })}
        </ul>
      )}
      {/* Above the tap area of the card. */}
      <div className="relative empty:hidden">
        <UnsentOrders seating={seating} calls={calls} />
      </div>
      <Sums seating={seating} />
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="figures flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  )
}

function Sums({ seating: { subtotal, due, paid, demo, held } }: { seating: FloorSeating }) {
  const isAllPaid = due + held === 0 && paid > 0
  return (
    <dl className="mt-auto flex flex-wrap justify-between gap-x-5 gap-y-1 border-line border-t pt-3">
      <Sum label={words.sums.subtotal} amount={subtotal} />
      <Sum label={words.sums.paid} amount={paid} />
      {demo > 0 && <Sum label={words.sums.demo} amount={demo} />}
      <div className="min-w-0">
        <dt className="text-muted text-small">{words.sums.due}</dt>
        <dd className={`wrap-anywhere font-semibold text-lead ${isAllPaid ? 'text-live' : ''}`}>
          {isAllPaid ? words.allPaid : <Price amount={due} />}
        </dd>
      </div>
    </dl>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="wrap-anywhere text-lead">
        <Price amount={amount} />
      </dd>
    </div>
  )
}
