// One diner's share: name, amount, payment status and pay button. It expands to show its details.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../parts/avatar.tsx'
import { Price } from '../../parts/price.tsx'
import { money } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import { PaidMark, PayButton } from './pay-button.tsx'
import type { ShareDetailsProps } from './share-details.tsx'
import type { ShareRow } from './share-rows.ts'
import { statusText } from './status-text.ts'
import { useJustPaid } from './use-just-paid.ts'

const words = texts.billSplit.shares
const details = lazyPart<ShareDetailsProps>(async () => (await import('./share-details.tsx')).ShareDetails)

interface Props {
  readonly row: ShareRow
  readonly bill: Bill
  readonly groupState: GroupState
  readonly onPay: (() => void) | null
  readonly onStop: () => void
}

export function ShareItem({ row, bill, groupState, onPay, onStop }: Props) {
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
            onPointerEnter={details.preload}
            onFocus={details.preload}
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
                onPay()
              }}
              onStop={onStop}
            />
          )}
          <Price
            amount={isPaid ? paid + ownTip : held || due}
            className={`min-w-20 text-end ${status === 'nothing' || status === 'held' ? 'text-muted' : 'font-semibold text-input'}`}
          />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <LazyPart source={details} params={{ row, bill, groupState, onClose: () => setOpen(false) }} />
        )}
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
