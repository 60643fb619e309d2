// Removes a dish or a group of options after a confirmation. "Keep it" replaces "Delete" in the same position, so a double tap deletes nothing.

import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'

interface Props {
  readonly name: string
  readonly hint?: string
  /** Throws `CallProblem`. */
  readonly onRemove: () => Promise<void>
  readonly onRemoved: () => void
}

const words = texts.ownMenu.removing

export function RemoveItem({ name, hint = words.hint, onRemove, onRemoved }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'removing' | 'declined'>('idle')
  const remove = async () => {
    setState('removing')
    try {
      await onRemove()
      toast({ title: words.done({ name }), tone: 'good' })
      onRemoved()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.failed), tone: 'bad' })
      setState('declined')
    }
  }
  if (state === 'idle' || state === 'declined')
    return (
      <Button
        tone="quiet"
        size="small"
        className="ms-auto text-danger!"
        // After the question, the focus returns to this button.
        ref={state === 'declined' ? takeFocus : null}
        onClick={() => setState('asking')}
      >
        {texts.ownMenu.form.remove}
      </Button>
    )
  return (
    <div className="flex w-full animate-fade flex-wrap items-center gap-x-3 border-line border-t pt-3">
      <p role="status" className="min-w-40 flex-1">
        <span className="wrap-anywhere block font-semibold">{words.ask({ name })}</span>
        <span className="text-muted text-small">{hint}</span>
      </p>
      <Button
        tone="quiet"
        size="small"
        className="text-danger!"
        isBusy={state === 'removing'}
        onClick={() => void remove()}
      >
        {state === 'removing' ? words.busy : words.yes}
      </Button>
      <Button tone="secondary" size="small" ref={takeFocus} onClick={() => setState('declined')}>
        {words.no}
      </Button>
    </div>
  )
}
