// The current figures of the restaurant, and a chart of the week.

import { getStatistics, type Statistics } from '@tablemate/contract/statistics.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { count, money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Plot, pointsOfDays } from '../../ui/plot.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { portalCall } from '../portal/portal-call.ts'
import { PortalFailed } from '../portal/portal-page.tsx'
import { portalKey } from '../portal/session.ts'

const { figures: words, week } = texts.dashboard

export function Overview({ restaurantId }: { restaurantId: number }) {
  const state = useStatistics(restaurantId)
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-6">
          <Skeleton className="h-20" />
          <Skeleton className="h-44" />
        </SkeletonGroup>
      )
    case 'failed':
      return <PortalFailed retry={state.retry} />
    case 'ready': {
      const { menuItems, activeGroups, todaysOrders, unpaidToday, days } = state.value
      return (
        <section aria-label={words.title} className="flex flex-col gap-8">
          <dl className="grid grid-cols-3 divide-x divide-line border-line border-y">
            <Figure label={words.menuItems} value={menuItems} />
            <Figure label={words.activeGroups} value={activeGroups} />
            <Figure label={words.todaysOrders} value={todaysOrders} />
          </dl>
          {unpaidToday.length > 0 && (
            <p className="figures -mt-4 text-muted">
              {words.unpaidToday({
                amount: unpaidToday.map(({ amount, currency }) => money(amount, currency)).join(' + '),
              })}
            </p>
          )}
          <Plot
            title={week.title}
            axis={texts.portal.day}
            points={pointsOfDays(days.map(({ day }) => day))}
            series={[
              { label: week.groups, values: days.map(({ groups }) => groups) },
              { label: week.orders, values: days.map(({ orders }) => orders) },
            ]}
          />
        </section>
      )
    }
  }
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end px-3 py-4 first:ps-0 last:pe-0 sm:px-6">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="figures font-[560] font-serif text-title sm:text-display">{count(value)}</dd>
    </div>
  )
}

// The dashboard's statistics, polled every 30 seconds while visible, and fetched when the screen is returned to.

const pollMs = 30_000

function useStatistics(restaurantId: number): Loaded<Statistics> {
  return useLoaded({
    queryKey: portalKey(restaurantId, 'statistics'),
    queryFn: () => portalCall(getStatistics, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}
