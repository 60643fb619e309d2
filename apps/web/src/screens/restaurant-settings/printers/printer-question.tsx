// A question before something that cannot be undone. "Keep" has the focus, so that a double tap changes nothing.

import { useState } from 'react'
import { problemOf } from '../../../api/call-problem.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { toast } from '../../../ui/toast.ts'

interface Props {
  readonly hint: string
  readonly yes: string
  readonly no: string
  readonly isDanger?: boolean
  readonly failed: { readonly title: string; readonly hint: string }
  /** Throws `CallProblem`. */
  readonly onYes: () => Promise<void>
  readonly onNo: () => void
}

export function PrinterQuestion({ hint, yes, no, isDanger = false, failed, onYes, onNo }: Props) {
  const [isBusy, setBusy] = useState(false)
  const handleYes = async () => {
    setBusy(true)
    try {
      await onYes()
    } catch (error) {
      toast({ title: failed.title, description: sentenceFor(problemOf(error), failed.hint), tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{hint}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" ref={takeFocus} onClick={onNo}>
          {no}
        </Button>
        <Button tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void handleYes()}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
