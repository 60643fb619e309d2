// "Process All Payments": shows the shares and amounts first, and pays after a confirmation.

import { useState } from 'react'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { PayForAllSheetProps } from './pay-for-all-sheet.tsx'
import { showOffline } from './payment-toasts.ts'
import { openShares, type ShareRow } from './share-rows.ts'

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
  if (open.length === 0) return null
  return (
    <>
      <Button
        tone="secondary"
        isBusy={isRunning}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => (navigator.onLine ? setAsking(true) : showOffline())}
        className="mt-2 mb-6 w-full"
      >
        {en.billSplit.payEachShare.action}
      </Button>
      {isAsking && <LazyPart source={sheet} params={{ open, onPayAll, onClose: () => setAsking(false) }} />}
    </>
  )
}
