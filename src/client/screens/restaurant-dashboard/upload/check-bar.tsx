// What stays in sight beneath a long list: what confirming would do, what still keeps it from being done, and the buttons.

import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { CheckCounts } from './check-counts.ts'

interface Props {
  readonly counts: CheckCounts
  readonly isFirst: boolean
  readonly isSaving: boolean
  readonly hasTried: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const words = en.menuUpload.check

export function CheckBar({ counts, isFirst, isSaving, hasTried, onConfirm, onCancel }: Props) {
  return (
    <div className="sticky bottom-0 z-10 mt-6 border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {!isFirst && <p className="pb-2 text-muted text-small">{en.menuUpload.diff.effect(counts)}</p>}
      <p role="alert" className="pb-3 text-danger empty:hidden">
        {hasTried && counts.faulty > 0
          ? words.faulty(counts.faulty)
          : counts.kept === 0
            ? words.nothing
            : null}
      </p>
      <div className="flex gap-3">
        <Button tone="secondary" disabled={isSaving} onClick={onCancel}>
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
    </div>
  )
}
