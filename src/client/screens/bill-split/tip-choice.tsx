// The table's tip: a tap on a usual percentage, or an amount of one's own.

import { useState } from 'react'
import type { Bill } from '#contract/bills.ts'
import { type Tip, tipPresets } from '#domain/bill-total.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { percent } from '../../text/format.ts'
import { CustomTip } from './custom-tip.tsx'

const words = en.billSplit.tip

interface Props {
  /** The one in force, or just chosen. */
  readonly tip: Tip
  readonly bill: Bill
  readonly currency: CurrencyCode
  /** Whether it became the table's. */
  readonly onChoose: (tip: Tip) => Promise<boolean>
}

export function TipChoice({ tip, bill, currency, onChoose }: Props) {
  const [isTyping, setTyping] = useState(false)
  const isCustom = !isPreset(tip)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in sight
    <div role="group" aria-label={words.title} className="mt-5">
      <div className="grid grid-cols-[repeat(4,1fr)_1.25fr] gap-2">
        {tipPresets.map(percentage => (
          <Choice
            key={percentage}
            label={percent(percentage)}
            isChosen={tip.kind === 'percentage' && tip.percentage === percentage}
            onPress={() => {
              setTyping(false)
              void onChoose({ kind: 'percentage', percentage })
            }}
          />
        ))}
        <Choice
          label={words.custom}
          isChosen={isCustom}
          isOpen={isTyping || isCustom}
          onPress={() => setTyping(!isTyping || isCustom)}
        />
      </div>
      {(isTyping || isCustom) && (
        <CustomTip
          amount={bill.tipAmount}
          subtotal={bill.subtotal}
          currency={currency}
          takesFocus={isTyping}
          onSet={async amount => {
            const isTaken = await onChoose({ kind: 'amount', amount })
            if (isTaken) setTyping(false)
            return isTaken
          }}
        />
      )}
    </div>
  )
}

function isPreset(tip: Tip): boolean {
  return tip.kind === 'percentage' && tipPresets.some(preset => preset === tip.percentage)
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  /** What it opens stands below, though it may not be the table's choice yet. */
  readonly isOpen?: boolean
  readonly onPress: () => void
}

function Choice({ label, isChosen, isOpen, onPress }: ChoiceProps) {
  const look = isChosen ? chosen : isOpen ? open : 'border-line bg-card hover:border-edge'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-expanded={isOpen}
      onClick={onPress}
      className={`min-h-11 rounded-button border font-semibold transition-colors max-[359px]:text-small ${look}`}
    >
      {label}
    </button>
  )
}

const chosen = 'border-accent bg-tint text-accent-text'
const open = 'border-edge bg-card text-accent-text'
