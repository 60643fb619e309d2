// Chooses people to pay for together and a tip of one's own, with one sum.

import { payableStep } from '@tablemate/domain/money.ts'
import { useState } from 'react'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { ShareRow } from '../bill/share-rows.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { type JointContext, payTogether, sumOfDues } from './joint-payment.ts'
import { type OwnTip, ownTipOf } from './own-tip-choice.ts'
import { OwnTipChoice } from './own-tip-choice.tsx'
import { PayByCard } from './pay-by-card.tsx'

const words = texts.payTogether

export interface PayTogetherSheetProps {
  /** The unpaid shares to choose from; this phone's own are chosen at first. */
  readonly open: readonly ShareRow[]
  readonly context: JointContext
  readonly onClose: () => void
}

export function PayTogetherSheet({ open, context, onClose }: PayTogetherSheetProps) {
  const currency = useGroupCurrency()
  const [chosen, setChosen] = useState(
    () => new Set(open.filter(({ isOwn }) => isOwn).map(({ memberId }) => memberId)),
  )
  const [tip, setTip] = useState<OwnTip>({ kind: 'percentage', percentage: 0 })
  const shares = open.filter(({ memberId }) => chosen.has(memberId))
  const due = sumOfDues(shares)
  const ownTip = ownTipOf(tip, due, payableStep(currency))
  const isForOthers = open.some(({ isOwn }) => !isOwn)
  const [title, hint] = isForOthers ? [words.title, words.hint] : [words.alone.title, words.alone.hint]
  const toggle = (memberId: number) =>
    setChosen(now => {
      const next = new Set(now)
      if (!next.delete(memberId)) next.add(memberId)
      return next
    })
  const pay = () => {
    if (ownTip === null || shares.length === 0) return
    onClose()
    void payTogether(context, shares, ownTip)
  }
  const sum = money(due + (ownTip ?? 0), currency)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      description={hint}
      bottom={
        context.takesCards ? (
          <PayByCard {...context} shares={shares} ownTip={ownTip} />
        ) : (
          <Button
            disabled={shares.length === 0 || ownTip === null}
            className="wrap-anywhere w-full"
            onClick={pay}
          >
            {isForOthers && shares.length > 0
              ? payForText(
                  sum,
                  shares.map(({ name }) => isolate(name)),
                )
              : words.pay({ amount: sum })}
          </Button>
        )
      }
    >
      {open.length > 1 && (
        <CheckboxGroup
          legend={words.people}
          name="people"
          options={open.map(share => ({
            value: String(share.memberId),
            label: share.isOwn ? words.own({ name: isolate(share.name) }) : isolate(share.name),
            detail: money(share.due, currency),
          }))}
          isChosen={value => chosen.has(Number(value))}
          onChange={event => toggle(Number(event.target.value))}
        />
      )}
      <OwnTipChoice tip={tip} amount={ownTip} isTitled={isForOthers} due={due} onChoose={setTip} />
    </Sheet>
  )
}

/** The names are those chosen above the button, which has room for one line or two. */
function payForText(sum: string, names: readonly string[]): string {
  const isLong = names.length > 3 || (names.length > 1 && list(names).length > 40)
  return isLong
    ? words.payForMany({ amount: sum, people: names.length })
    : words.payFor({ amount: sum, names: list(names) })
}
