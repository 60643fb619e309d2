// Shown when the lookup of a table by its printed code failed: the reason, and a retry button.

import { CloudOff } from 'lucide-react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText, sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

const words = texts.scannedTable.failed

export function RestaurantTableLookupFailed({ error, onRetry }: Props) {
  return (
    <Screen
      header={<ScreenHeader title={texts.titles.table} />}
      bottom={<Button onClick={onRetry}>{texts.app.tryAgain}</Button>}
    >
      <EmptyState
        title={words.title}
        hint={hintOf(error)}
        icon={<CloudOff size={24} strokeWidth={1.9} aria-hidden />}
      />
    </Screen>
  )
}

function hintOf(error: unknown): string {
  const problem = problemOf(error)
  if (problem === 'too-many-requests') return problemText(problem)
  return sentenceFor(problem, navigator.onLine ? words.hint : words.offline)
}
