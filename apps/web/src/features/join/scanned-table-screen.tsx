// The screen of a scanned table: its name, how many are there, and a field for the diner's name.

import { isOpenAt } from '@tablemate/domain/day/is-open.ts'
import { Moon, SearchX } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { opensText } from '../../lib/text/opening-text.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen, ScreenHeader, ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { JoinForm, type JoinFormProps } from './join-form.tsx'
import { RestaurantTableLookupFailed } from './restaurant-table-lookup-failed.tsx'
import { usePrintedCode } from './use-printed-code.ts'

const words = texts.scannedTable

export default function ScannedTableScreen({ token }: { token: string }) {
  const { state, showMissing } = usePrintedCode(token)
  switch (state.kind) {
    case 'loading':
      return (
        <Screen header={<Wordmark />}>
          <SkeletonGroup label={words.loading} className="flex flex-col gap-4 pt-6">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-11 w-3/5" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-6 h-13" />
          </SkeletonGroup>
        </Screen>
      )
    case 'missing':
      return (
        <Screen
          header={<ScreenHeader title={texts.titles.table} />}
          bottom={<NavButton to={paths.landing()}>{texts.app.home}</NavButton>}
        >
          <EmptyState {...words.missing} icon={<SearchX size={24} strokeWidth={1.9} aria-hidden />} />
        </Screen>
      )
    case 'failed':
      return <RestaurantTableLookupFailed error={state.error} onRetry={state.retry} />
    case 'found':
      return <FoundTable token={token} scanned={state.scanned} onMissing={showMissing} />
  }
}

/** A scan opens no seating while the restaurant is closed. One that is there can be joined, as by those who pay. */
function FoundTable(props: JoinFormProps) {
  const { opening, seating, restaurant, table } = props.scanned
  const now = useNow()
  if (seating || isOpenAt(opening, now)) return <JoinForm {...props} />
  const { title, hint } = words.closed
  return (
    <Screen header={<Wordmark />}>
      <div className="pt-4">
        <p className="wrap-anywhere text-lead text-muted">{restaurant.name}</p>
        <ScreenTitle className="text-display">{tableText(table.name)}</ScreenTitle>
      </div>
      <EmptyState
        title={title}
        hint={`${opensText(opening?.changesAt ?? null, now)} ${hint}`.trim()}
        icon={<Moon size={24} strokeWidth={1.9} aria-hidden />}
      />
    </Screen>
  )
}
