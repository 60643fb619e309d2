// The table's tip: a tap on a usual percentage, or an amount of one's own.

import { type Ref, useRef, useState } from 'react'
import type { Bill } from '#contract/bills.ts'
import type { Table } from '#contract/live.ts'
import { type Tip, tipPresets } from '#domain/bill/bill-total.ts'
import * as en from '../../text/en.ts'
import { percent } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { CustomTipProps } from './custom-tip.tsx'

const words = en.billSplit.tip
const customTip = lazyPart<CustomTipProps>(async () => (await import('./custom-tip.tsx')).CustomTip)

interface Props {
  /** The one in force, or just chosen. */
  readonly tip: Tip
  readonly bill: Bill
  readonly table: Table
  /** The members of this phone. */
  readonly own: readonly number[]
  /** Whether it became the table's. */
  readonly onChoose: (tip: Tip) => Promise<boolean>
}

export function TipChoice({ tip, bill, table, own, onChoose }: Props) {
  const [isTyping, setTyping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isCustom = !isPreset(tip)
  const chooser = table.members.find(({ id }) => id === bill.tipChosenBy)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in sight
    <div role="group" aria-label={words.title} className="mt-5">
      <div className="flex flex-wrap gap-2">
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
          ref={opener}
          isChosen={isCustom}
          isOpen={isTyping}
          onPress={() => setTyping(!isTyping)}
          onNear={customTip.preload}
        />
      </div>
      {isTyping && (
        <LazyPart
          source={customTip}
          params={{
            amount: bill.tipAmount,
            least: bill.collectedTip,
            subtotal: bill.subtotal,
            currency: table.group.currency,
            onSet: async amount => {
              const isTaken = await onChoose({ kind: 'amount', amount })
              if (isTaken) {
                opener.current?.focus()
                setTyping(false)
              }
            },
            onClose: () => setTyping(false),
          }}
        />
      )}
      <p role="status" className="wrap-anywhere mt-1.5 text-muted text-small empty:hidden">
        {chooser && !own.includes(chooser.id) && words.chosenBy(isolate(chooser.name))}
      </p>
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
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: () => void
  /** A finger, a pointer or the focus is there. */
  readonly onNear?: () => void
}

function Choice({ label, isChosen, isOpen, ref, onPress, onNear }: ChoiceProps) {
  const look = isChosen ? chosen : isOpen ? open : 'border-line bg-card hover:border-edge'
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isChosen}
      aria-expanded={isOpen}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={`min-h-11 min-w-max flex-1 rounded-button px-1 last:flex-[1.25] border font-semibold transition-colors max-[359px]:text-small ${look}`}
    >
      {label}
    </button>
  )
}

const chosen = 'border-accent bg-tint text-accent-text'
const open = 'border-edge bg-card text-accent-text'
