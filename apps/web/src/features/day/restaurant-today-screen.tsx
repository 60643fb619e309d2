// The figures of the restaurant's day, or of a longer period, and the close of the day.

import '../../portal.css'
import type { Figures } from '@tablemate/contract/figures.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { expectedCash } from '@tablemate/domain/day/figures.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import { useState } from 'react'
import { count, money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Plot, type PlotPoint, pointsOfDays } from '../../ui/plot.tsx'
import { Select } from '../../ui/select.tsx'
import { PortalFailed, PortalPage, PortalSkeleton } from '../portal/portal-page.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { ClosesSection } from './closes-section.tsx'
import { type Report, ReportLists } from './report-lists.tsx'
import { type Period, periods, useFigures, useWeekAgo } from './use-figures.ts'

const words = texts.today

export default function RestaurantTodayScreen() {
  return (
    <PortalPage here="today" title={words.title} loading={words.loading} leads>
      {restaurant => <Day restaurant={restaurant} />}
    </PortalPage>
  )
}

function Day({ restaurant: { id, currency, hours } }: { restaurant: OwnRestaurant }) {
  const [period, setPeriod] = useState<Period>('today')
  const [isClosing, setClosing] = useState(false)
  const open = useFigures(id, 'open', null)
  const today = open.kind === 'ready' ? open.value.today : null
  const state = useFigures(id, period, today)
  const weekAgo = useWeekAgo(id, today)
  if (open.kind === 'failed') return <PortalFailed retry={open.retry} />
  if (state.kind === 'failed') return <PortalFailed retry={state.retry} />
  if (open.kind === 'loading' || state.kind === 'loading') return <PortalSkeleton label={words.loading} />
  const expected = expectedCash(open.value.reports.find(report => report.currency === currency))
  const before = weekAgo.kind === 'ready' && period === 'today' ? weekAgo.value.reports[0] : undefined
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-40 max-w-60 flex-1">
          <Select
            label={words.period.label}
            value={period}
            onChange={({ target }) => setPeriod(periods.find(one => one === target.value) ?? 'today')}
            options={periods.map(value => ({ value, label: words.period[value] }))}
          />
        </div>
        <Button tone="secondary" onClick={() => setClosing(true)}>
          {words.close.open}
        </Button>
      </div>
      {state.value.reports.length === 0 && <p className="text-muted">{words.none}</p>}
      {state.value.reports.map((report, at) => (
        <div key={report.currency} className="flex flex-col gap-8">
          <Totals report={report} before={before} />
          {at === 0 && (
            <Sales report={report} days={state.value.days} startsAt={Number(hours.dayStartsAt.slice(0, 2))} />
          )}
          <ReportLists report={report} />
        </div>
      ))}
      <ClosesSection restaurantId={id} currency={currency} />
      {isClosing && (
        <CloseSheet
          restaurantId={id}
          currency={currency}
          expected={expected}
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  )
}

function Totals({ report, before }: { report: Report; before: Report | undefined }) {
  const { currency } = report
  return (
    <div>
      <dl className="grid grid-cols-2 gap-px border-line border-y sm:grid-cols-4 sm:divide-x sm:divide-line">
        <Figure label={words.sales} value={money(report.sales, currency)} />
        <Figure label={words.orders} value={count(report.orders)} />
        <Figure label={words.parties} value={count(report.parties)} />
        <Figure label={words.tips} value={money(report.tips + report.ownTips, currency)} />
      </dl>
      {before && before.currency === currency && (
        <p className="figures pt-3 text-muted">{words.weekAgo({ amount: money(before.sales, currency) })}</p>
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end py-4 sm:px-6 sm:first:ps-0">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="figures wrap-anywhere font-[560] font-serif text-title">{value}</dd>
    </div>
  )
}

/** By hour for one day, by day for several. */
function Sales({ report, days, startsAt }: { report: Report; days: Figures['days']; startsAt: number }) {
  const format = (value: number) => money(value, report.currency)
  if (days.length > 1) {
    const all = consecutive(days)
    return (
      <Plot
        title={words.byDay}
        axis={texts.portal.day}
        points={pointsOfDays(all.map(({ day }) => day))}
        series={[{ label: words.sales, values: all.map(({ sales }) => sales) }]}
        format={format}
      />
    )
  }
  const hours = wholeHours(report.hours, startsAt)
  if (hours.length === 0) return null
  return (
    <Plot
      title={words.byHour}
      axis={words.hour}
      points={hours.map(({ hour }) => pointOf(hour))}
      series={[{ label: words.sales, values: hours.map(({ amount }) => amount) }]}
      format={format}
    />
  )
}

function pointOf(hour: number): PlotPoint {
  const label = `${String(hour % 24).padStart(2, '0')}:00`
  return { label, tick: label }
}

/** Every hour from the first to the last with sales; those before the business day's start come last. */
function wholeHours(hours: Report['hours'], startsAt: number): Report['hours'] {
  const night = hours.map(one => ({ ...one, hour: one.hour < startsAt ? one.hour + 24 : one.hour }))
  const [first, last] = [
    Math.min(...night.map(({ hour }) => hour)),
    Math.max(...night.map(({ hour }) => hour)),
  ]
  if (night.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at
    return night.find(one => one.hour === hour) ?? { hour, orders: 0, amount: 0 }
  })
}

/** With the days between that had no sales. */
function consecutive(days: Figures['days']): Figures['days'] {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const length = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  return Array.from({ length }, (_, at) => {
    const day = new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10)
    return days.find(one => one.day === day) ?? { day, sales: 0, orders: 0, tips: 0 }
  })
}
