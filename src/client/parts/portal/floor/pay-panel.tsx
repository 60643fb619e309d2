// Takes money: the exact amount first, then how it was paid. Where it is another by now, the new one is asked for.

import { Banknote, CreditCard } from 'lucide-react'
import { useState } from 'react'
import * as en from '../../../text/en.ts'
import { money } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { focusOnce } from './focus-once.ts'
import type { PartyProps } from './panel.ts'
import { dueOf } from './state/floor.ts'
import type { Method } from './take-money.ts'

const words = en.floor.pay

interface Props extends PartyProps {
  /** null: all that is due. */
  readonly memberId: number | null
  /** What was due when it was opened, minor units. */
  readonly asked: number
}

export function PayPanel({ table, calls, onBack, memberId, asked: askedFirst }: Props) {
  const [asked, setAsked] = useState(askedFirst)
  /** What the server answered; it knows before the board does. */
  const [told, setTold] = useState<number | null>(null)
  const due = told ?? dueOf(table, memberId) ?? 0
  const amount = money(asked, table.currency)
  const take = async (method: Method) => {
    const { groupId, paid } = table
    const taken = await calls.take({ groupId, memberId, method, amount: asked, paid })
    if (taken.kind === 'changed') setTold(taken.due)
    if (taken.kind !== 'taken') return
    toast({ title: words.done[method](amount), tone: 'good' })
    onBack()
  }
  const goOn = () => {
    setAsked(due)
    setTold(null)
  }
  const isChanged = due !== asked && !calls.isBusy
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
        due > 0 && <Button onClick={goOn}>{words.again(money(due, table.currency))}</Button>
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
        {en.floor.party.back}
      </Button>
    </div>
  )
}

function changedText(due: number, before: string, now: string): string {
  return due > 0 ? words.changed(before, now) : words.settled
}
