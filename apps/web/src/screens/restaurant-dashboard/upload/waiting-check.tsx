// Says that corrections of a menu wait for its import, where the check itself is not open.

import { timeOfDay } from '../../../text/format.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { UploadState } from './upload-state.ts'

interface Props {
  readonly state: UploadState
  /** The time of the latest correction that this browser has stored; null: none is. */
  readonly keptAt: number | null
  readonly onResume: () => void
}

const words = texts.menuUpload

export function WaitingCheck({ state, keptAt, onResume }: Props) {
  if (state.kind !== 'checking' || state.changedAt === null) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-tint px-4 py-3">
      <p className="min-w-48 flex-1">
        <span className="wrap-anywhere block font-semibold">{words.waiting.title({ name: state.name })}</span>
        {keptAt !== null && words.check.kept({ time: timeOfDay(keptAt) })}
      </p>
      <Button tone="secondary" size="small" onClick={onResume}>
        {words.waiting.resume}
      </Button>
    </div>
  )
}
