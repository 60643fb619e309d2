// Asks for confirmation. "Keep" comes first, so that a double tap changes nothing.

import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusOnce } from './focus-once.ts'

interface Props {
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** A third choice, below the two. */
  readonly other?: ReactNode
}

export function Question({ children, yes, no, isDanger = false, isBusy, onYes, onNo, other }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={focusOnce}
        tabIndex={-1}
        className="wrap-anywhere flex flex-col gap-1 text-muted outline-none"
      >
        {children}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" onClick={onNo}>
          {no}
        </Button>
        <Button tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        {other}
      </div>
    </div>
  )
}
