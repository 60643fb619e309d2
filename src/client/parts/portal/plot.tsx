// How one or two figures went from day to day: bars for those who see them, a table for those who listen.

import { useId } from 'react'
import * as en from '../../text/en.ts'
import { calendarDate, count, dayOfWeek, shortDate } from '../../text/format.ts'

export interface PlotSeries {
  readonly label: string
  /** One for each day. */
  readonly values: readonly number[]
}

interface Props {
  /** What is plotted. */
  readonly title: string
  /** Dates, one after the other. */
  readonly days: readonly string[]
  /** The first is drawn behind, wide; the second before it, narrow. */
  readonly series: readonly [PlotSeries] | readonly [PlotSeries, PlotSeries]
}

export function Plot({ title, days, series }: Props) {
  const id = useId()
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  return (
    <figure aria-labelledby={id}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 text-small">
        <span id={id} className="font-semibold">
          {title}
        </span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      {/* A day is no wider than in a plot of two weeks, however few there are. */}
      <div aria-hidden className="mt-3" style={{ maxWidth: `${days.length * 6}rem` }}>
        <Bars days={days} series={series} most={most} />
        <Scale days={days} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{en.portal.day}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{calendarDate(day)}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{count(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Legend({ series }: Pick<Props, 'series'>) {
  return (
    <span className="flex gap-4 text-muted">
      {series.map(({ label }, at) => (
        <span key={label} className="flex items-center gap-1.5">
          <span className={`size-2.5 rounded-full ${looks[at]?.dot}`} />
          {label}
        </span>
      ))}
    </span>
  )
}

/** The days of a week each by its name, fewer by their dates; of a longer time the first and the last. */
function Scale({ days }: Pick<Props, 'days'>) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (days.length > 7)
    return (
      <p className="figures flex justify-between gap-4 pt-1.5 text-muted text-small">
        <span>{calendarDate(first)}</span>
        <span>{calendarDate(last)}</span>
      </p>
    )
  const label = days.length === 7 ? dayOfWeek : shortDate
  return (
    <p className="flex pt-1.5 text-center text-muted text-small">
      {days.map(day => (
        <span key={day} className="flex-1 last:font-semibold last:text-ink">
          {label(day)}
        </span>
      ))}
    </p>
  )
}

/** One unit wide for each day, 100 high for the most there was. */
function Bars({ days, series, most }: Pick<Props, 'days' | 'series'> & { most: number }) {
  return (
    <div className="relative border-edge border-b">
      <span className="figures absolute top-0 left-0 text-muted text-small leading-none">{count(most)}</span>
      <svg
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-32 w-full pt-5"
      >
        {days.map((day, at) => (
          <g key={day}>
            <title>{summaryOf(day, at, series)}</title>
            {/* So that the day tells its figures wherever it is pointed at. */}
            <rect x={at} width={1} height={100} fill="transparent" />
            {series.map(({ label, values }, which) => (
              <Bar key={label} at={at} which={which} height={((values[at] ?? 0) / most) * 100} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

function Bar({ at, which, height }: { at: number; which: number; height: number }) {
  const { width, bar } = looks[which] ?? looks[0]
  return <rect x={at + (1 - width) / 2} y={100 - height} width={width} height={height} className={bar} />
}

function summaryOf(day: string, at: number, series: Props['series']): string {
  return [
    calendarDate(day),
    ...series.map(({ label, values }) => `${label}: ${count(values[at] ?? 0)}`),
  ].join('\n')
}

const looks = [
  { width: 0.76, bar: 'fill-edge', dot: 'bg-edge' },
  { width: 0.36, bar: 'fill-accent', dot: 'bg-accent' },
] as const
