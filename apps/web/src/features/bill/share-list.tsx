// The list of all shares: name, amount, payment status and pay button. Each expands to show its details.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Price } from '../currency/price.tsx'
import { Avatar } from '../people/avatar.tsx'
import { ShareDetails } from './share-details.tsx'
import { type ShareRow, statusText } from './share-rows.ts'

const words = texts.billSplit.shares

interface ListProps {
  readonly rows: readonly ShareRow[]
  readonly bill: Bill
  readonly groupState: GroupState
  /** The figures do not include a choice that was sent but not answered yet. */
  readonly isOutdated: boolean
  /** Null in a group of one, whose share is paid in the bar at the bottom. */
  readonly onPay: ((share: ShareRow) => void) | null
  readonly onStop: (memberId: number) => void
}

export function ShareList({ rows, isOutdated, ...props }: ListProps) {
  return (
    <section aria-labelledby="shares" aria-busy={isOutdated} className="mt-4">
      <h2 id="shares" className="sr-only">
        {words.title}
      </h2>
      <ul className={`divide-y divide-line transition-opacity ${isOutdated ? 'opacity-60' : ''}`}>
        {rows.map(row => (
          <ShareItem key={row.memberId} row={row} {...props} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps extends Omit<ListProps, 'rows' | 'isOutdated'> {
  readonly row: ShareRow
}

function ShareItem({ row, bill, groupState, onPay, onStop }: ItemProps) {
  const { currency, takesDemo } = groupState.group
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { memberId, name, isOwn, status, paid, ownTip, held, due } = row
  const isPaid = status === 'completed'
  const { isJustPaid, opener, expectPaid } = useJustPaid(isPaid)
  return (
    <li data-status={status} className="py-2">
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <div className="relative flex min-h-12 min-w-0 flex-auto items-center gap-3">
          <span className="relative">
            {isJustPaid && <span className={pulse} />}
            <Avatar memberId={memberId} name={name} className="relative size-9" />
          </span>
          <div className="min-w-0 flex-1 leading-snug">
            <p className="wrap-anywhere font-semibold">
              {/* An inline block, because direction controls in a name can escape a plain bdi. */}
              <bdi className="inline-block max-w-full">{name}</bdi>
              {isOwn && <span className="font-normal text-muted"> · {words.you}</span>}
            </p>
            {/* Only the name may push the amount to a new line, so that a change of status moves nothing. */}
            <p className={`w-0 min-w-full text-small ${tones[status] ?? 'text-muted'}`}>
              {statusText(row, currency)}
              <ChevronDown
                size={14}
                aria-hidden
                className={`ms-1 inline align-[-2px] transition-transform ${isOpen ? 'rotate-180' : ''}`}
              />
            </p>
          </div>
          <button
            ref={opener}
            type="button"
            aria-label={words.details({ name })}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
            className="absolute inset-0 rounded-button"
          />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1.5">
          {isPaid && <PaidMark isJustPaid={isJustPaid} />}
          {due > 0 && held === 0 && takesDemo && onPay && (
            <PayButton
              row={row}
              amount={money(due, currency)}
              onPay={() => {
                expectPaid()
                onPay(row)
              }}
              onStop={() => onStop(memberId)}
            />
          )}
          <Price
            amount={isPaid ? paid + ownTip : held || due}
            className={`min-w-20 text-end ${status === 'nothing' || status === 'held' ? 'text-muted' : 'font-semibold text-input'}`}
          />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <ShareDetails row={row} bill={bill} groupState={groupState} />}
      </div>
    </li>
  )
}

/** A ring that expands from the avatar once. */
const pulse =
  'absolute inset-0 scale-170 rounded-full bg-live opacity-0 transition-[opacity,scale] duration-220 ease-out starting:scale-100 starting:opacity-70'

const tones: Partial<Record<ShareRow['status'], string>> = {
  failed: 'text-danger',
  changed: 'text-accent-text',
}

// The button before an amount, which pays it or stops its payment, and the mark of a paid share.

interface PayButtonProps {
  readonly row: ShareRow
  /** The due, formatted. */
  readonly amount: string
  readonly onPay: () => void
  readonly onStop: () => void
}

/** The same button element in every state, so that it keeps its position and its focus. */
function PayButton({ row, amount, onPay, onStop }: PayButtonProps) {
  const isStarting = row.status === 'starting'
  const isBusy = row.status === 'processing'
  const press = (event: MouseEvent) => {
    // The second tap of a double tap must not press the Stop button that the first tap brought.
    if (isStarting) return event.detail !== 2 && onStop()
    if (!isBusy) onPay()
  }
  return (
    <button
      type="button"
      aria-label={
        isStarting ? words.stopFor({ name: row.name }) : words.payNowFor({ name: row.name, amount })
      }
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
      className={`grid min-h-11 min-w-18 place-items-center whitespace-nowrap rounded-button px-1.5 font-semibold transition-[color,scale] duration-150 active:scale-[0.985] aria-busy:text-muted ${isStarting ? 'border border-danger/50 text-danger' : 'text-accent-text hover:text-accent-strong'}`}
    >
      {isBusy ? <Spinner size={18} /> : isStarting ? words.stop : words.payNow}
    </button>
  )
}

/** `isJustPaid`: the share was paid while it was on the screen. */
function PaidMark({ isJustPaid }: { isJustPaid: boolean }) {
  const arrives = 'transition-[opacity,scale] duration-220 ease-out starting:scale-60 starting:opacity-0'
  return (
    <span
      className={`me-1.5 rounded-full bg-live-tint px-2.5 py-1 font-semibold text-live text-small leading-none ${isJustPaid ? arrives : ''}`}
    >
      {texts.order.paid}
    </span>
  )
}

// Detects that a share became paid while it was on the screen. If the pay button had the focus, the share's row takes it,
// because the button was removed.

function useJustPaid(isPaid: boolean) {
  const [wasPaid] = useState(isPaid)
  const opener = useRef<HTMLButtonElement>(null)
  const isPressedHere = useRef(false)
  useEffect(() => {
    if (!isPaid || !isPressedHere.current) return
    isPressedHere.current = false
    // The focused button was removed.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
  }, [isPaid])
  const expectPaid = () => {
    isPressedHere.current = true
  }
  return { isJustPaid: isPaid && !wasPaid, opener, expectPaid }
}
