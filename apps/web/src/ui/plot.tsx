// A chart of one or two series by day: bars on the screen, and a group for screen readers.

import { useId } from 'react'
import { calendarDate, count, dayOfWeek, shortDate } from '../lib/text/format.ts'
import { texts } from '../lib/text/texts.ts'

export interface PlotSeries {
  readonly label: string
  /** One for each day. */
  readonly values: readonly number[]
}

interface Props {
  readonly title: string
  /** Consecutive dates. */
  readonly days: readonly string[]
  /** The first series is drawn wide in the background, the second narrow in front of it. */
  readonly series: readonly [PlotSeries] | readonly [PlotSeries, PlotSeries]
}

export function Plot({ title, days, series }: Props) {
  const id = useId()
  const max = Math.max(0, ...series.flatMap(({ values }) => values))
  return (
    <figure aria-labelledby={id}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 text-small">
        <span id={id} className="font-semibold">
          {title}
        </span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      {/* Limits the width of a day to that of a two-week chart, however few days there are. */}
      <div aria-hidden className="mt-3" style={{ maxWidth: `${days.length * 6}rem` }}>
        <Bars days={days} series={series} max={max} />
        <Scale days={days} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.portal.day}</th>
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

/** Labels: weekday names for seven days, dates for fewer, only first and last date for more. */
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

/** One unit of width per day; the largest value is 100 high. */
function Bars({ days, series, max }: Pick<Props, 'days' | 'series'> & { max: number }) {
  return (
    <div className="relative border-edge border-b">
      {max > 0 && (
        <span className="figures absolute top-0 start-0 text-muted text-small leading-none">
          {count(max)}
        </span>
      )}
      <svg
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-32 w-full pt-5 rtl:-scale-x-100"
      >
        {days.map((day, at) => (
          <g key={day}>
            <title>{summaryOf(day, at, series)}</title>
            {/* The tooltip of a day shows wherever the pointer is in its column. */}
            <rect x={at} width={1} height={100} fill="transparent" />
            {series.map(({ label, values }, which) => (
              <Bar key={label} at={at} which={which} height={max && ((values[at] ?? 0) / max) * 100} />
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
