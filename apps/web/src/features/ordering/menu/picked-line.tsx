// A chosen dish with its modifications and its quantity.

import * as limits from '@tablemate/domain/limits.ts'
import { Minus, Plus } from 'lucide-react'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import type { OrderFormState } from '../form/use-order-form.ts'
import { nameOf, type Pick, type Picks } from './use-picks.ts'

interface Props {
  readonly pick: Pick
  readonly picks: Picks
  readonly state: OrderFormState
}

const words = texts.menuPicker

export function PickedLine({ pick, picks, state }: Props) {
  const { at, row, quantity } = pick
  const name = isolate(nameOf(pick))
  const problem = state.problemOf(at, 'name') ?? state.problemOf(at, 'modifications')
  return (
    <div className="pt-3">
      <div className="flex items-center gap-3">
        <input
          aria-label={words.modifier({ name })}
          placeholder={words.modifierHint}
          value={row.modifications}
          onChange={event => picks.setModifier(pick, event.target.value)}
          maxLength={limits.modifications}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          disabled={state.isSending}
          className="min-h-11 w-0 flex-1 rounded-button border border-edge bg-paper px-3 text-input placeholder:text-muted focus-visible:outline-offset-0"
        />
        <span className="flex shrink-0 items-center rounded-full bg-tint text-accent-text">
          <button
            type="button"
            aria-label={words.fewer({ name })}
            onClick={() => picks.setQuantity(pick, quantity - 1)}
            className={round}
          >
            <Minus size={20} strokeWidth={1.9} aria-hidden />
          </button>
          <output className="figures min-w-6 text-center font-semibold text-ink text-input">
            {quantity}
          </output>
          <button
            type="button"
            data-step
            aria-label={words.more({ name })}
            aria-disabled={quantity >= limits.quantity || undefined}
            onClick={() => picks.setQuantity(pick, quantity + 1)}
            className={round}
          >
            <Plus size={20} strokeWidth={1.9} aria-hidden />
          </button>
        </span>
      </div>
      {problem && (
        <p role="alert" className="pt-1.5 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

const round = 'grid size-11 place-items-center rounded-full aria-disabled:opacity-45'
