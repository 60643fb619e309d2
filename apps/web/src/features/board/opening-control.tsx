// Shows on the board whether the restaurant is open, and opens or closes it by hand until the business day ends.

import { openByHand } from '@tablemate/contract/ordering.ts'
import { isOpenAt } from '@tablemate/domain/day/is-open.ts'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { opensText, whenText } from '../../lib/text/opening-text.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { Kitchen } from '../destinations/stations/use-stations.ts'
import { Notice } from './board-notices.tsx'

const words = texts.board.opening

interface Props {
  readonly restaurantId: number
  readonly opening: NonNullable<Kitchen['opening']>
  readonly onSignedOut: () => void
}

/** A notice, unless it is open by its hours. */
export function OpeningNotice(props: Props) {
  const { opening } = props
  const now = useNow()
  const isOpen = isOpenAt(opening, now)
  if (isOpen && !opening.isByHand) return null
  const { changesAt } = opening
  const sentences = isOpen
    ? [words.openByHand, changesAt && words.until({ when: whenText(Date.parse(changesAt), now) })]
    : [opening.isByHand ? words.closedByHand : words.closed, opensText(changesAt, now)]
  const Icon = isOpen ? Sun : Moon
  return (
    <Notice icon={<Icon size={24} strokeWidth={1.9} aria-hidden className="shrink-0" />}>
      <p className="min-w-52 flex-1 text-lead">{sentences.filter(Boolean).join(' ')}</p>
      {opening.isByHand ? (
        <SetButton {...props} to={null} label={words.byHours} />
      ) : (
        <SetButton {...props} to={true} label={words.open} />
      )}
    </Notice>
  )
}

/** Closes it for today, while it is open by its hours. */
export function CloseButton(props: Props) {
  const isOpen = isOpenAt(props.opening, useNow())
  return isOpen && !props.opening.isByHand && <SetButton {...props} to={false} label={words.close} />
}

function SetButton({
  restaurantId,
  onSignedOut,
  to,
  label,
}: Props & { readonly to: boolean | null; readonly label: string }) {
  const [isBusy, setBusy] = useState(false)
  const set = async () => {
    setBusy(true)
    try {
      await call(openByHand, { params: { restaurantId }, body: { isOpen: to } })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in') return onSignedOut()
      toast({ title: texts.board.failed.step.title, description: problemText(problem), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="secondary" className="min-h-14" isBusy={isBusy} onClick={() => void set()}>
      {label}
    </Button>
  )
}
