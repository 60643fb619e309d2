// What stays in sight beneath a long list: what confirming would do, what still keeps it from being done, and the buttons.

import { useState } from 'react'
import { takeFocus } from '../../../parts/portal/take-focus.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { CheckCounts } from './check-counts.ts'

interface Props {
  readonly counts: CheckCounts
  readonly isFirst: boolean
  readonly isSaving: boolean
  readonly hasTried: boolean
  /** There is work in it, which nobody loses by one tap. */
  readonly isCorrected: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const words = en.menuUpload.check

export function CheckBar(props: Props) {
  const { counts, isFirst, isSaving, hasTried, isCorrected, onConfirm, onCancel } = props
  const [cancelling, setCancelling] = useState<'no' | 'asking' | 'kept'>('no')
  return (
    <div className="sticky bottom-(--tab-bar) z-10 mt-6 border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {!isFirst && <p className="pb-2 text-muted text-small">{en.menuUpload.diff.effect(counts)}</p>}
      <p role="alert" className="pb-3 text-danger empty:hidden">
        {hasTried && counts.faulty > 0
          ? words.faulty(counts.faulty)
          : counts.kept === 0
            ? words.nothing
            : null}
      </p>
      {cancelling === 'asking' ? (
        <ThrowAway onThrowAway={onCancel} onKeep={() => setCancelling('kept')} />
      ) : (
        <div className="flex gap-3">
          <Button
            tone="secondary"
            disabled={isSaving}
            // Where it was asked about, the focus is here again.
            ref={cancelling === 'kept' ? takeFocus : null}
            onClick={() => (isCorrected ? setCancelling('asking') : onCancel())}
          >
            {en.menuUpload.cancel}
          </Button>
          <Button
            className="flex-1 sm:flex-none"
            isBusy={isSaving}
            disabled={counts.kept === 0}
            onClick={onConfirm}
          >
            {isSaving ? words.saving : isFirst ? words.confirm(counts.kept) : words.update}
          </Button>
        </div>
      )}
    </div>
  )
}

/** "Keep it" stands where "Cancel" was, so a double tap throws nothing away. */
function ThrowAway({
  onThrowAway,
  onKeep,
}: {
  readonly onThrowAway: () => void
  readonly onKeep: () => void
}) {
  const { ask, yes, no } = words.throwAway
  return (
    <div className="animate-fade">
      <p role="status" className="pb-2 font-semibold">
        {ask}
      </p>
      <div className="flex gap-3">
        <Button tone="secondary" ref={takeFocus} onClick={onKeep}>
          {no}
        </Button>
        <Button tone="quiet" className="text-danger!" onClick={onThrowAway}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
