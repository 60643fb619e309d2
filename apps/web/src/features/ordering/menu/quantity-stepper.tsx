// A quantity between a minus and a plus button.

import { Minus, Plus } from 'lucide-react'
import { texts } from '../../../lib/text/texts.ts'

interface Props {
  /** What is counted, for screen readers; isolated. */
  readonly name: string
  readonly quantity: number
  /** The plus button refuses to go beyond its limit. */
  readonly isFull: boolean
  readonly onStep: (quantity: number) => void
}

const words = texts.menuPicker

export function QuantityStepper({ name, quantity, isFull, onStep }: Props) {
  return (
    <span className="flex shrink-0 items-center rounded-full bg-tint text-accent-text">
      <button
        type="button"
        aria-label={words.fewer({ name })}
        onClick={() => onStep(quantity - 1)}
        className={round}
      >
        <Minus size={20} strokeWidth={1.9} aria-hidden />
      </button>
      <output className="figures min-w-6 text-center font-semibold text-ink text-input">{quantity}</output>
      <button
        type="button"
        data-step
        aria-label={words.more({ name })}
        aria-disabled={isFull || undefined}
        onClick={() => onStep(quantity + 1)}
        className={round}
      >
        <Plus size={20} strokeWidth={1.9} aria-hidden />
      </button>
    </span>
  )
}

const round = 'grid size-11 place-items-center rounded-full aria-disabled:opacity-45'
