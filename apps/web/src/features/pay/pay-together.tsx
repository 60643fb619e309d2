// Two quiet entries below the shares: paying for several people, and adding a tip of one's own to one's share.

import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { openShares, type ShareRow } from '../bill/share-rows.ts'
import { SheetButton } from '../bill/sheet-button.tsx'
import type { PayTogetherSheetProps } from './pay-together-sheet.tsx'
import { PayTogetherSheet } from './pay-together-sheet.tsx'

const words = texts.billSplit.payTogether
type Choice = keyof typeof words

interface Props extends Pick<PayTogetherSheetProps, 'context'> {
  readonly rows: readonly ShareRow[]
  /** Another payment of this phone is running. */
  readonly isBusy: boolean
}

export function PayTogether({ rows, isBusy, context }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const open = openShares(rows)
  const own = open.filter(({ isOwn }) => isOwn)
  const shown = choice === 'own' ? own : open
  const entry = (to: Choice) => (
    <SheetButton tone="quiet" size="small" className="flex-1" isBusy={isBusy} onOpen={() => setChoice(to)}>
      {words[to]}
    </SheetButton>
  )
  return (
    <>
      <div className="flex flex-wrap justify-center gap-x-2">
        {open.length > 1 && entry('several')}
        {own.length > 0 && entry('own')}
      </div>
      {choice && shown.length > 0 && (
        <PayTogetherSheet open={shown} context={context} onClose={() => setChoice(null)} />
      )}
    </>
  )
}
