// The field for a typed sentence: one line, or large if the microphone does not work.

import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Draft } from './use-voice.ts'

interface Props {
  readonly draft: Draft
  readonly label: string
  readonly className: string
  readonly isWide: boolean
  readonly isSending: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
}

const words = texts.voice.typed

export function TypedOrder({
  draft: { text, note },
  label,
  className,
  isWide,
  isSending,
  onType,
  onSend,
}: Props) {
  const id = useId()
  const isBlank = text.trim() === ''
  const isFaulty = note?.kind === 'error'
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form onSubmit={send} className={`flex flex-col gap-2 text-start ${className}`}>
      <label htmlFor={id} className={isWide ? 'font-semibold' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        <textarea
          id={id}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={sendOnEnter}
          readOnly={isSending}
          rows={isWide ? 3 : 1}
          placeholder={isWide ? words.hint : label}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={isFaulty || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={`field-sizing-content block max-h-60 min-h-13 w-full resize-none rounded-button border bg-card py-3.5 ps-4 text-input leading-snug placeholder:text-muted focus-visible:outline-offset-0 ${isWide ? 'min-h-24 pe-4' : 'pe-14'} ${isFaulty ? 'border-danger' : 'border-edge'}`}
        />
        {!isWide && (
          <IconButton
            type="submit"
            label={words.send}
            disabled={isBlank || isSending}
            className={`absolute! end-1 bottom-1 border-transparent! ${isBlank ? 'bg-transparent!' : 'bg-accent! text-on-accent'}`}
          >
            <ArrowUp size={20} strokeWidth={1.9} aria-hidden />
          </IconButton>
        )}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          role={isFaulty ? 'alert' : 'status'}
          className={isFaulty ? 'text-danger' : 'text-pretty'}
        >
          {note.text}
        </p>
      )}
      {isWide && (
        <Button type="submit" className="mt-1 w-full" disabled={isBlank} isBusy={isSending}>
          {words.send}
        </Button>
      )}
    </form>
  )
}

/** Enter sends the sentence; Shift+Enter starts a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
