// A text field with hidden characters, and a button that shows them.

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends Omit<TextFieldProps, 'type' | 'end' | 'inputClassName'> {
  /** The button's label for screen readers while the text is hidden. */
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      inputClassName="pe-13 text-input"
      end={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
          className="grid size-11 place-items-center rounded-button text-muted transition-colors hover:text-ink"
        >
          <Icon size={20} strokeWidth={1.9} aria-hidden />
        </button>
      }
    />
  )
}
