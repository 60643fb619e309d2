// A password, which can be shown: typed blind on a phone it is wrong too often.

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import * as en from '../../text/en.ts'
import { TextField } from '../../ui/text-field.tsx'

const words = en.portal.password

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'inputClassName'> {
  /** What a password manager may do here. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputClassName="pr-13 text-input"
      end={
        <button
          type="button"
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
          className="grid size-11 place-items-center rounded-button text-muted transition-colors hover:text-ink"
        >
          <Icon size={20} strokeWidth={1.9} aria-hidden />
        </button>
      }
    />
  )
}
