// The overview of a party: requests, sums, members, orders and actions.

import type { ServiceRequest, Ticket } from '@tablemate/contract/kitchen.ts'
import type { ReactNode } from 'react'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { UndoBar } from '../board/undo-bar.tsx'
import type { TicketCalls } from '../board/use-ticket-calls.ts'
import { Price } from '../currency/price.tsx'
import { actOf, type Panel } from './panel.ts'
import { requestIcons } from './seating-card.tsx'
import { SeatingMembers } from './seating-members.tsx'
import { SeatingTickets } from './seating-tickets.tsx'
import { type FloorSeating, minutesSince } from './state/floor.ts'
import { stayText } from './stay-text.ts'
import { UnsentOrders } from './unsent-orders.tsx'
import type { FloorCalls } from './use-floor-calls.ts'

const words = texts.floor

interface Props {
  readonly seating: FloorSeating
  /** The tickets of this party. */
  readonly tickets: readonly Ticket[]
  /** False on a paired tablet, which renews no codes. */
  readonly isOwner: boolean
  /** Its seating is closed: it can pay, or sit at another table again. */
  readonly hasLeft: boolean
  readonly calls: FloorCalls
  readonly ticketCalls: TicketCalls
  /** The waiter orders for this party. */
  readonly onOrder: () => void
  readonly onAct: (panel: Panel) => void
}

export function SeatingOverview({
  seating,
  tickets,
  isOwner,
  hasLeft,
  calls,
  ticketCalls,
  onOrder,
  onAct,
}: Props) {
  const { due, currency, people, openedAt } = seating
  const stay = words.seatedFor({ stay: stayText(minutesSince(openedAt, useNow())) })
  const leftWith = seating.openTickets > 0 ? words.left : words.leftUnpaid({ amounts: money(due, currency) })
  const takeAll = { kind: 'pay', memberId: null, shownDue: due } as const
  const takeHeld = { ...takeAll, shownDue: due + seating.held, endsHolds: true } as const
  return (
    <div className="flex flex-col gap-6 pb-2 [--tab-bar:0px]">
      <div className="flex flex-col gap-3">
        <p className="figures text-muted">
          {words.people({ count: people })} · {hasLeft ? leftWith : stay}
        </p>
        <SeatingRequests requests={seating.requests} calls={ticketCalls} />
        {!hasLeft && (
          <Button tone="secondary" onClick={onOrder}>
            {words.round.open}
          </Button>
        )}
        <Sums seating={seating} />
        {due > 0 && (
          <Button data-act={actOf(takeAll)} className="wrap-anywhere" onClick={() => onAct(takeAll)}>
            {words.party.takeAll({ amount: money(due, currency) })}
          </Button>
        )}
        {seating.held > 0 && (
          <>
            <Button
              tone="secondary"
              data-act={actOf(takeHeld)}
              className="wrap-anywhere"
              onClick={() => onAct(takeHeld)}
            >
              {words.party.takeHeld({ amount: money(takeHeld.shownDue, currency) })}
            </Button>
            <Button
              tone="secondary"
              isBusy={calls.isBusy}
              onClick={() => void calls.release(seating.groupId)}
            >
              {words.payments.release}
            </Button>
          </>
        )}
      </div>
      <Part title={words.party.people}>
        <SeatingMembers seating={seating} tickets={tickets} onAct={onAct} />
      </Part>
      {seating.payments.length > 0 && (
        <Part title={words.payments.title}>
          <SeatingPayments seating={seating} calls={calls} />
        </Part>
      )}
      <Part title={words.party.orders}>
        <div className="pt-3 empty:hidden">
          <UnsentOrders seating={seating} calls={calls} />
        </div>
        <SeatingTickets tickets={tickets} calls={ticketCalls} onAct={onAct} />
      </Part>
      <Part title={words.party.table}>
        {seating.isRestaurantTableRemoved && (
          <p className="pt-2 text-pretty text-muted">{words.removedTable.hint}</p>
        )}
        <Acts seating={seating} isOwner={isOwner} hasLeft={hasLeft} onAct={onAct} />
      </Part>
      <UndoBar steps={ticketCalls.undoable} onUndo={ticketCalls.undo} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-line border-b pb-1 text-lead">{title}</h3>
      {children}
    </section>
  )
}

function Sums({
  seating: { subtotal, tip, total, paid, demo, held, ownTips, due },
}: {
  seating: FloorSeating
}) {
  const sums = { subtotal, tip, total, paid, demo, held, ownTips }
  const names = ['subtotal', 'tip', 'total', 'paid', 'demo', 'held', 'ownTips'] as const
  const always: readonly string[] = ['subtotal', 'total', 'paid']
  return (
    <dl className="flex flex-col gap-1">
      {names
        .filter(name => always.includes(name) || sums[name] > 0)
        .map(name => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 text-muted">
            <dt>{words.sums[name]}</dt>
            <dd>
              <Price amount={sums[name]} />
            </dd>
          </div>
        ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-lead">
        <dt>{words.sums.due}</dt>
        <dd className="font-[560] font-serif text-title">
          <Price amount={due} />
        </dd>
      </div>
    </dl>
  )
}

function Acts({
  seating: { tableId, isRestaurantTableRemoved },
  isOwner,
  hasLeft,
  onAct,
}: Pick<Props, 'seating' | 'isOwner' | 'hasLeft' | 'onAct'>) {
  const renewals =
    tableId === null || isRestaurantTableRemoved ? (['code'] as const) : (['code', 'sticker'] as const)
  const ofSeated = [...(isOwner ? renewals : []), 'close'] as const
  const acts = ['bill', 'adjust', 'move', ...(hasLeft ? [] : ofSeated)] as const
  const labels = {
    ...{ move: words.party.move, code: words.party.renewCode, sticker: words.party.renewSticker },
    ...{ close: words.party.close, adjust: words.adjust.open, bill: words.bill.open },
  }
  return (
    <div className="grid gap-2 pt-3 min-[380px]:grid-cols-2">
      {acts.map(kind => (
        <Button
          key={kind}
          data-act={kind}
          tone={kind === 'close' ? 'danger' : 'secondary'}
          size="small"
          onClick={() => onAct({ kind })}
        >
          {labels[kind]}
        </Button>
      ))}
    </div>
  )
}

// The payments of a party with their methods. Those that the staff took can be undone for some minutes.

interface SeatingPaymentsProps {
  readonly seating: FloorSeating
  readonly calls: FloorCalls
}

function SeatingPayments({ seating: { groupId, payments, members, currency }, calls }: SeatingPaymentsProps) {
  const now = useNow()
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ id, memberId, amount, ownTip, refunded = 0, paymentMethod, undoableUntil }) => {
        const name = members.find(member => member.id === memberId)?.name ?? ''
        const sum = money(amount + ownTip, currency)
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <p className="wrap-anywhere min-w-32 flex-1">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="text-muted">
                {words.payments.methods[paymentMethod]}
                {ownTip > 0 && ` · ${words.sums.tip} ${money(ownTip, currency)}`}
                {refunded > 0 && ` · ${texts.receipt.refunded({ amount: money(refunded, currency) })}`}
              </span>
            </p>
            <span className="figures">{sum}</span>
            {undoableUntil !== null && now < Date.parse(undoableUntil) && (
              <Button
                tone="secondary"
                size="small"
                isBusy={calls.isBusy}
                aria-label={words.payments.undoWhat({ amount: sum, name: isolate(name) })}
                onClick={() => void calls.undo(groupId, id, sum)}
              >
                {words.payments.undo}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

// The open requests of a party, each with a button to mark it as done.

interface SeatingRequestsProps {
  readonly requests: readonly ServiceRequest[]
  readonly calls: Pick<TicketCalls, 'busy' | 'settle'>
}

function SeatingRequests({ requests, calls }: SeatingRequestsProps) {
  if (requests.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {requests.map(request => {
        const Icon = requestIcons[request.kind]
        const label = words.requests[request.kind]
        return (
          <li key={request.id} className="flex items-center gap-3 rounded-card bg-tint py-2 pe-2 ps-3">
            <Icon size={22} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
            <p className="wrap-anywhere min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <bdi className="text-muted">{request.member}</bdi>
            </p>
            <Button
              tone="secondary"
              size="small"
              aria-label={texts.board.requestDoneFor({ call: label })}
              isBusy={calls.busy.has(`request ${request.id}`)}
              onClick={() => calls.settle(request)}
            >
              {texts.board.requestDone}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
