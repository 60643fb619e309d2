// The sticky bar beneath the checked rows: the effect of confirming, what still prevents it, and the buttons.

import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { CheckCounts } from './check-counts.ts'
import { effectText } from './effect-text.ts'

interface Props {
  readonly counts: CheckCounts
  readonly isFirst: boolean
  readonly isSaving: boolean
  readonly hasTried: boolean
  /** Whether rows were corrected. Then cancelling asks for confirmation first. */
  readonly isCorrected: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const words = texts.menuUpload.check

export function CheckBar(props: Props) {
  const { counts, isFirst, isSaving, hasTried, isCorrected, onConfirm, onCancel } = props
  const [cancelling, setCancelling] = useState<'no' | 'asking' | 'declined'>('no')
  return (
    <div className="sticky bottom-(--tab-bar) z-10 mt-6 border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {!isFirst && <p className="pb-2 text-muted text-small">{effectText(counts)}</p>}
      <p role="alert" className="pb-3 text-danger empty:hidden">
        {hasTried && counts.faulty > 0
          ? words.faulty({ count: counts.faulty })
          : counts.included === 0
            ? words.nothing
            : null}
      </p>
      {cancelling === 'asking' ? (
        <DiscardQuestion onDiscard={onCancel} onKeep={() => setCancelling('declined')} />
      ) : (
        <div className="flex gap-3">
          <Button
            tone="secondary"
            disabled={isSaving}
            // After the question, the focus returns to this button.
            ref={cancelling === 'declined' ? takeFocus : null}
            onClick={() => (isCorrected ? setCancelling('asking') : onCancel())}
          >
            {texts.menuUpload.cancel}
          </Button>
          <Button
            className="flex-1 sm:flex-none"
            isBusy={isSaving}
            disabled={counts.included === 0}
            onClick={onConfirm}
          >
            {isSaving ? words.saving : isFirst ? words.confirm({ count: counts.included }) : words.update}
          </Button>
        </div>
      )}
    </div>
  )
}

/** "Keep it" replaces "Cancel" in the same position, so a double tap discards nothing. */
function DiscardQuestion({
  onDiscard,
  onKeep,
}: {
  readonly onDiscard: () => void
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
        <Button tone="quiet" className="text-danger!" onClick={onDiscard}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
