// The field for the group code, in large spaced letters. It also accepts a pasted link.

import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'
import { texts } from '../../text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type GroupLink, readCode, readLink } from './read-code.ts'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly error: string | undefined
  readonly ref: Ref<HTMLInputElement>
  /** Called before `onChange` when a link is pasted into the field. */
  readonly onLink: (link: GroupLink) => void
}

export function CodeField({ onChange, onLink, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={texts.joinGroup.code}
      inputMode="text"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      // In Turkish the capital of i is İ.
      lang="en"
      inputClassName="py-3 text-center font-[600] font-serif text-[min(2.625rem,11vw)] leading-tight tracking-[0.18em] uppercase"
      onChange={event => {
        const link = readLink(event.target.value)
        if (link) onLink(link)
        tidy(event)
        onChange?.(event)
      }}
    />
  )
}

/** Keeps the cursor's position while single characters are typed. */
function tidy({ target }: ChangeEvent<HTMLInputElement>): void {
  const code = readCode(target.value)
  if (code === target.value) return
  const isSameLength = code.length === target.value.length
  const cursor = target.selectionStart
  target.value = code
  if (isSameLength) target.setSelectionRange(cursor, cursor)
}
