// Takes a payment: shows the exact amount, then asks for the method. If the due has changed, it asks for the new amount.

import { Banknote, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../text/format.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { focusOnce } from './focus-once.ts'
import type { PartyProps } from './panel.ts'
import type { Method } from './payment-sender.ts'
import { dueOf } from './state/floor.ts'

const words = texts.floor.pay

interface Props extends PartyProps {
  /** null: the whole due amount of the party. */
  readonly memberId: number | null
  /** The due amount when the panel opened, in minor units. */
  readonly shownDue: number
}

export function PayPanel({ table, calls, onBack, memberId, shownDue: initialDue }: Props) {
  const [shownDue, setShownDue] = useState(initialDue)
  /** The due amount in the server's reply, which arrives before the board's update. */
  const [repliedDue, setRepliedDue] = useState<number | null>(null)
  const due = repliedDue ?? dueOf(table, memberId) ?? 0
  const amount = money(shownDue, table.currency)
  const take = async (method: Method) => {
    const { groupId, paid } = table
    const result = await calls.take({ groupId, memberId, method, amount: shownDue, paid })
    if (result.kind === 'changed') setRepliedDue(result.due)
    if (result.kind !== 'taken') return
    toast({ title: words.done[method](amount), tone: 'good' })
    onBack()
  }
  const confirmNewDue = () => {
    setShownDue(due)
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
        {isChanged ? changedText(due, amount, money(due, table.currency)) : null}
      </p>
      {isChanged ? (
        due > 0 && <Button onClick={confirmNewDue}>{words.again(money(due, table.currency))}</Button>
      ) : (
        <>
          <p className="text-center text-muted">{words.hint}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button isBusy={calls.isBusy} onClick={() => void take('cash')}>
              <Banknote size={20} strokeWidth={1.9} aria-hidden />
              {words.cash}
            </Button>
            <Button isBusy={calls.isBusy} onClick={() => void take('card')}>
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

function changedText(due: number, before: string, now: string): string {
  return due > 0 ? words.changed(before, now) : words.settled
}
