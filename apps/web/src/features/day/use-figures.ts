// The figures of a period, and the closes of days, as the portal loads them.

import {
  closesPerPage,
  type DayClose,
  type Figures,
  getDayCloses,
  getFigures,
} from '@tablemate/contract/figures.ts'
import { cache } from '../../lib/api/cache.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

export const periods = ['open', 'today', 'yesterday', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]

/** Days in a period, and how many days before today it ends. */
const lengths: Readonly<Record<Exclude<Period, 'open'>, readonly [days: number, ago: number]>> = {
  today: [1, 0],
  yesterday: [1, 1],
  week: [7, 0],
  month: [30, 0],
  year: [365, 0],
}

/** Other figures of the screen are as old at most. */
const pollMs = 30_000

/** The figures of a period, refetched every 30 seconds while visible. `today` is the business day; null: not known yet. */
export function useFigures(restaurantId: number, period: Period, today: string | null): Loaded<Figures> {
  const query = period === 'open' || today === null ? {} : queryOf(today, ...lengths[period])
  return useRange(restaurantId, query)
}

/** The figures of the same day a week before `today`. */
export function useWeekAgo(restaurantId: number, today: string | null): Loaded<Figures> {
  return useRange(restaurantId, today === null ? {} : queryOf(today, 1, 7))
}

function useRange(restaurantId: number, query: { from?: string; to?: string }): Loaded<Figures> {
  return useLoaded({
    queryKey: portalKey(restaurantId, 'figures', query.from ?? '', query.to ?? ''),
    queryFn: () => portalCall(getFigures, { params: { restaurantId }, query }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

/** The dates of so many days, the last of which is so many days before `today`. */
export function queryOf(today: string, days: number, ago: number): { from: string; to: string } {
  return { from: dayBefore(today, ago + days - 1), to: dayBefore(today, ago) }
}

function dayBefore(day: string, ago: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ago)
  return date.toISOString().slice(0, 10)
}

const closesKey = (restaurantId: number) => portalKey(restaurantId, 'closes')

/** The newest closes. */
export function useCloses(restaurantId: number): Loaded<DayClose[]> {
  return useLoaded({
    queryKey: closesKey(restaurantId),
    queryFn: () => portalCall(getDayCloses, { params: { restaurantId }, query: {} }),
    staleTime: 0,
  })
}

/** The closes of a month ('2026-11'), oldest first. Throws `CallProblem`. */
export async function fetchClosesOf(restaurantId: number, month: string): Promise<DayClose[]> {
  const all: DayClose[] = []
  for (;;) {
    const before = all.at(-1)?.number
    const query = before === undefined ? {} : { before }
    const page = await portalCall(getDayCloses, { params: { restaurantId }, query })
    all.push(...page)
    if (page.length < closesPerPage || (page.at(-1)?.day ?? '') < month)
      return all.filter(({ day }) => day.startsWith(month)).reverse()
  }
}

/** After a close: the figures and the closes are others. */
export function refetchFigures(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: portalKey(restaurantId, 'figures') })
  void cache.invalidateQueries({ queryKey: closesKey(restaurantId) })
}
