// A chart of one or two series by day or hour: bars on the screen, and a table for screen readers.

import { useId } from 'react'
import { calendarDate, count, dayOfWeek, shortDate } from '../lib/text/format.ts'

export interface PlotSeries {
  readonly label: string
  /** One for each point. */
  readonly values: readonly number[]
}

/** A day or an hour of the axis. */
export interface PlotPoint {
  /** As the table and the tooltip name it. */
  readonly label: string
  /** Below its bar. */
  readonly tick: string
}

/** The points of consecutive dates: weekdays for seven, otherwise short dates. */
export function pointsOfDays(days: readonly string[]): PlotPoint[] {
  const tickOf = days.length === 7 ? dayOfWeek : shortDate
  return days.map(day => ({ label: calendarDate(day), tick: tickOf(day) }))
}

interface Props {
  readonly title: string
  /** The heading of the points in the table, and the points in their order. */
  readonly axis: string
  readonly points: readonly PlotPoint[]
  /** Of two, the first is drawn wide in the background, the second narrow in front of it. */
  readonly series: readonly [PlotSeries] | readonly [PlotSeries, PlotSeries]
  /** How the values are written; by default as numbers. */
  readonly format?: (value: number) => string
}

export function Plot({ title, axis, points, series, format = count }: Props) {
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
      {/* Limits the width of a point to that of a chart of fourteen, however few there are. */}
      <div aria-hidden className="mt-3" style={{ maxWidth: `${points.length * 6}rem` }}>
        <Bars points={points} series={series} max={max} format={format} />
        <Scale points={points} />
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label: point }, at) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{format(values[at] ?? 0)}</td>
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

/** The tick of every point; of more than seven points only the first and the last, in full. */
function Scale({ points }: Pick<Props, 'points'>) {
  if (points.length > 7)
    return (
      <p className="figures flex justify-between gap-4 pt-1.5 text-muted text-small">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </p>
    )
  return (
    <p className="flex pt-1.5 text-center text-muted text-small">
      {points.map(({ label, tick }) => (
        <span key={label} className="flex-1 last:font-semibold last:text-ink">
          {tick}
        </span>
      ))}
    </p>
  )
}

/** One unit of width per point; the largest value is 100 high. */
function Bars({
  points,
  series,
  max,
  format,
}: Pick<Required<Props>, 'points' | 'series' | 'format'> & { max: number }) {
  return (
    <div className="border-edge border-b">
      {max > 0 && (
        <span className="figures mb-1.5 block text-muted text-small leading-none">{format(max)}</span>
      )}
      <svg
        viewBox={`0 0 ${points.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-27 w-full rtl:-scale-x-100"
      >
        {points.map(({ label: point }, at) => (
          <g key={point}>
            <title>
              {[point, ...series.map(({ label, values }) => `${label}: ${format(values[at] ?? 0)}`)].join(
                '\n',
              )}
            </title>
            {/* The tooltip of a point shows wherever the pointer is in its column. */}
            <rect x={at} width={1} height={100} fill="transparent" />
            {series.map(({ label, values }, which) => (
              <Bar
                key={label}
                at={at}
                look={series.length === 1 ? alone : looks[which]}
                height={max && ((values[at] ?? 0) / max) * 100}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

function Bar({ at, look, height }: { at: number; look: typeof alone | undefined; height: number }) {
  const { width, bar } = look ?? alone
  return <rect x={at + (1 - width) / 2} y={100 - height} width={width} height={height} className={bar} />
}

const alone = { width: 0.76, bar: 'fill-accent' }
const looks = [
  { width: 0.76, bar: 'fill-edge', dot: 'bg-edge' },
  { width: 0.36, bar: 'fill-accent', dot: 'bg-accent' },
] as const
