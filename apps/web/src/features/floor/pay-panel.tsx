// Takes a payment: shows the due, asks what was received, where the rest is the tip, and for the method. If the due has changed, it asks for the new amount.

import { type CurrencyCode, decimalsOf, symbolOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isPayable, type Minor, payableStep } from '@tablemate/domain/money.ts'
import { Banknote, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { readPrice } from '../../lib/read-price.ts'
import { money, typedAmount } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmAmount, isLargeTip } from '../pay/confirm-amount.tsx'
import { focusOnce } from './focus-once.ts'
import type { SeatingProps } from './panel.ts'
import type { Method } from './payment-sender.ts'
import { dueOf } from './state/floor.ts'

const words = texts.floor.pay

interface Props extends SeatingProps {
  /** null: the whole due amount of the party. */
  readonly memberId: number | null
  /** The due amount when the panel opened, in minor units. */
  readonly shownDue: number
  /** With what card pages hold, which are closed. */
  readonly endsHolds?: boolean | undefined
}

export function PayPanel({ seating, calls, onBack, memberId, shownDue: initialDue, endsHolds }: Props) {
  const [shownDue, setShownDue] = useState(initialDue)
  /** The due amount in the server's reply, which arrives before the board's update. */
  const [repliedDue, setRepliedDue] = useState<number | null>(null)
  const due = repliedDue ?? (dueOf(seating, memberId) ?? 0) + (endsHolds ? seating.held : 0)
  const { groupId, paid, currency } = seating
  const amount = money(shownDue, currency)
  /** Null until the staff type: exactly the due. */
  const [typed, setTyped] = useState<string | null>(null)
  const [confirmed, setConfirmed] = useState<Minor | null>(null)
  const received = typed === null ? shownDue : readPrice(typed, currency)
  const problem = receivedProblem(received, shownDue, currency)
  const tip = problem || received === null ? 0 : received - shownDue
  const isLarge = isLargeTip(tip, shownDue)
  const isReady = !problem && (!isLarge || confirmed === tip)
  const take = async (method: Method) => {
    if (received === null || !isReady) return
    const result = await calls.take({ groupId, memberId, method, amount: shownDue, received, paid })
    if (result.kind === 'changed') setRepliedDue(result.due)
    if (result.kind !== 'taken') return
    toast({ title: words.done[method]({ amount: money(received, currency) }), tone: 'good' })
    onBack()
  }
  const confirmNewDue = () => {
    setShownDue(due)
    setTyped(null)
    setConfirmed(null)
    setRepliedDue(null)
  }
  const isChanged = due !== shownDue && !calls.isBusy
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusOnce} tabIndex={-1} className="text-center outline-none">
        <span className="block text-muted">{words.amount}</span>
        <span
          className={`figures wrap-anywhere block font-[560] font-serif text-display ${isChanged ? 'text-muted line-through' : ''}`}
        >
          {amount}
        </span>
      </p>
      <p role="alert" className="wrap-anywhere font-semibold text-danger empty:hidden">
        {isChanged ? changedText(due, amount, money(due, currency)) : null}
      </p>
      {isChanged ? (
        due > 0 && <Button onClick={confirmNewDue}>{words.again({ amount: money(due, currency) })}</Button>
      ) : (
        <>
          <div>
            <TextField
              label={words.received({ symbol: symbolOf(currency) })}
              inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
              inputClassName="figures text-input"
              value={typed ?? typedAmount(shownDue, currency)}
              hint={words.hint}
              error={problem}
              isErrorLive
              onFocus={event => event.target.select()}
              onChange={event => setTyped(event.target.value)}
            />
            <p role="status" className="wrap-anywhere mt-1.5 font-semibold empty:hidden">
              {tip > 0 && words.tip({ amount: money(tip, currency) })}
            </p>
            {isLarge && (
              <ConfirmAmount
                words={texts.largeTip}
                amount={money(tip, currency)}
                isConfirmed={confirmed === tip}
                onConfirm={isConfirmed => setConfirmed(isConfirmed ? tip : null)}
              />
            )}
          </div>
          <div className="grid grid-cols-2 gap-2.5">
            <Button disabled={!isReady} isBusy={calls.isBusy} onClick={() => void take('cash')}>
              <Banknote size={20} strokeWidth={1.9} aria-hidden />
              {words.cash}
            </Button>
            <Button disabled={!isReady} isBusy={calls.isBusy} onClick={() => void take('card')}>
              <CreditCard size={20} strokeWidth={1.9} aria-hidden />
              {words.card}
            </Button>
          </div>
        </>
      )}
      <Button tone="secondary" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </div>
  )
}

function receivedProblem(received: Minor | null, due: Minor, currency: CurrencyCode): string | undefined {
  if (received === null) return texts.fieldText.malformed
  if (received < due) return words.tooLittle({ due: money(due, currency) })
  if (received > due + limits.tipAmount) return texts.fieldText['too-large']
  return isPayable(received, payableStep(currency)) ? undefined : texts.fieldText['not-payable']
}

function changedText(due: Minor, before: string, now: string): string {
  return due > 0 ? words.changed({ before, now }) : words.settled
}
