// "Process All Payments": shows the shares and amounts first, and pays after a confirmation.

import { useState } from 'react'
import { texts } from '../../text/texts.ts'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { PayForAllSheetProps } from './pay-for-all-sheet.tsx'
import { openShares, type ShareRow } from './share-rows.ts'
import { SheetButton } from './sheet-button.tsx'

const sheet = lazyPart<PayForAllSheetProps>(
  async () => (await import('./pay-for-all-sheet.tsx')).PayForAllSheet,
)

interface Props extends Pick<PayForAllSheetProps, 'onPayAll'> {
  readonly rows: readonly ShareRow[]
  readonly isRunning: boolean
}

export function PayForAll({ rows, isRunning, onPayAll }: Props) {
  const [isAsking, setAsking] = useState(false)
  const open = openShares(rows)
  // Somebody else paid the last share meanwhile.
  if (isAsking && open.length === 0) setAsking(false)
  return (
    <>
      <SheetButton
        tone="secondary"
        isBusy={isRunning}
        disabled={open.length === 0 && !isRunning}
        onIntent={sheet.preload}
        onOpen={() => setAsking(true)}
        className="mt-2 mb-6 w-full"
      >
        {texts.billSplit.payEachShare.action}
      </SheetButton>
      {isAsking && <LazyPart source={sheet} params={{ open, onPayAll, onClose: () => setAsking(false) }} />}
    </>
  )
}
