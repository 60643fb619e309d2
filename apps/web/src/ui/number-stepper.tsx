// A field for a small whole number, with a minus and a plus button.

import { Minus, Plus } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { texts } from '../lib/text/texts.ts'
import { IconButton } from './icon-button.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'min' | 'max'> {
  /** Such as "Quantity". */
  readonly label: string
  readonly error?: string | undefined
  readonly count: number
  readonly min: number
  readonly max: number
  /** Called when a button is pressed, with the new number within the bounds. */
  readonly onStep: (count: number) => void
  readonly ref?: Ref<HTMLInputElement>
}

export function NumberStepper({ label, error, count, min, max, onStep, ...input }: Props) {
  const id = useId()
  const step = (by: number) => onStep(Math.min(max, Math.max(min, count + by)))
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-body">
        {label}
      </label>
      <div
        className={`flex min-h-13 w-fit items-center rounded-button border bg-card ${error ? 'border-danger' : 'border-edge'}`}
      >
        <IconButton
          label={texts.fields.fewer}
          className={bare}
          disabled={count <= min}
          onClick={() => step(-1)}
        >
          <Minus size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
        <input
          autoComplete="off"
          inputMode="numeric"
          // Selects the number so that typing replaces it. Otherwise typing 2 after 1 gives 12.
          onFocus={event => event.currentTarget.select()}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="figures h-11 w-11 rounded-button bg-transparent text-center font-semibold text-input focus-visible:outline-offset-0"
        />
        <IconButton
          label={texts.fields.more}
          className={bare}
          disabled={count >= max}
          onClick={() => step(1)}
        >
          <Plus size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-body text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

const bare = 'border-transparent! bg-transparent'
