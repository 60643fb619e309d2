// The group's tip: none, a preset percentage, or a custom amount.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { type Tip, tipPresets } from '@tablemate/domain/bill/bill-total.ts'
import { useRef, useState } from 'react'
import { percent } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Choice } from './choice.tsx'
import { CustomTip } from './custom-tip.tsx'

const words = texts.billSplit.tip

interface Props {
  /** The current tip, or the tip just chosen. */
  readonly tip: Tip
  readonly bill: Bill
  readonly groupState: GroupState
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Resolves to whether the server accepted the choice. */
  readonly onChoose: (tip: Tip) => Promise<boolean>
}

export function TipChoice({ tip, bill, groupState, own, onChoose }: Props) {
  const [isTyping, setTyping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isCustom = presetOf(tip) === undefined
  const chooser = groupState.members.find(({ id }) => id === bill.tipChosenBy)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in sight
    <div role="group" aria-label={words.title} className="mt-5">
      <div className="flex flex-wrap gap-2">
        {[0, ...tipPresets].map(percentage => (
          <Choice
            key={percentage}
            label={percentage === 0 ? texts.billSplit.bill.noTip : percent(percentage)}
            isChosen={presetOf(tip) === percentage}
            onPress={() => {
              setTyping(false)
              void onChoose({ kind: 'percentage', percentage })
            }}
          />
        ))}
        <Choice
          label={words.custom}
          ref={opener}
          isChosen={isCustom}
          isOpen={isTyping}
          onPress={() => setTyping(!isTyping)}
        />
      </div>
      {isTyping && (
        <CustomTip
          amount={bill.tipAmount}
          least={bill.collectedTip}
          subtotal={bill.subtotal}
          currency={groupState.group.currency}
          onSet={async amount => {
            const isAccepted = await onChoose({ kind: 'amount', amount })
            if (isAccepted) {
              opener.current?.focus()
              setTyping(false)
            }
          }}
        />
      )}
      <p role="status" className="wrap-anywhere mt-1.5 text-muted text-small empty:hidden">
        {chooser && !own.includes(chooser.id) && words.chosenBy({ name: isolate(chooser.name) })}
      </p>
    </div>
  )
}

/** The preset that is chosen: 0 for no tip, undefined for a custom one. */
function presetOf(tip: Tip): number | undefined {
  if (tip.kind === 'amount') return tip.amount === 0 ? 0 : undefined
  return [0, ...tipPresets].find(preset => preset === tip.percentage)
}
