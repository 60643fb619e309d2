// Two quiet entries below the shares: paying for several people, and adding a tip of one's own to one's share.

import { useState } from 'react'
import type { Minor } from '#domain/money.ts'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { PayTogetherSheetProps } from './pay-together-sheet.tsx'
import { showOffline } from './payment-toasts.ts'
import { openShares, type ShareRow } from './share-rows.ts'

const words = en.billSplit.payTogether
const sheet = lazyPart<PayTogetherSheetProps>(
  async () => (await import('./pay-together-sheet.tsx')).PayTogetherSheet,
)

interface Props {
  readonly rows: readonly ShareRow[]
  /** Another payment of this phone is running. */
  readonly isBusy: boolean
  readonly onPay: (shares: readonly ShareRow[], ownTip: Minor) => void
}

export function PayTogether({ rows, isBusy, onPay }: Props) {
  const [choice, setChoice] = useState<'several' | 'own' | null>(null)
  const open = openShares(rows)
  const own = open.filter(({ isOwn }) => isOwn)
  const shown = choice === 'own' ? own : open
  const entry = (to: 'several' | 'own', label: string) => (
    <Button
      tone="quiet"
      size="small"
      className="flex-1"
      isBusy={isBusy}
      onPointerEnter={sheet.preload}
      onFocus={sheet.preload}
      onClick={() => (navigator.onLine ? setChoice(to) : showOffline())}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap justify-center gap-x-2">
        {open.length > 1 && entry('several', words.several)}
        {own.length > 0 && entry('own', words.ownTip)}
      </div>
      {choice && shown.length > 0 && (
        <LazyPart source={sheet} params={{ open: shown, onPay, onClose: () => setChoice(null) }} />
      )}
    </>
  )
}
