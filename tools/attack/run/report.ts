// Formats the rows of one attack as a table for `npm run attack`.

import type { Row } from './guarantees.ts'
import type { Measurement } from './measure.ts'

export function asTable(name: string, rows: readonly Row[]): string {
  const head = [
    `| ${name} | before p50 / p95, ms | during p50 / p95, ms | errors | promise | |`,
    '|---|---|---|---|---|---|',
  ]
  return [...head, ...rows.map(formatRow)].join('\n')
}

function formatRow({ call, before, during, promise, isKept }: Row): string {
  const errors = [before && errorsOf('before', before), during && errorsOf('of', during)].filter(Boolean)
  return `| ${call} | ${times(before)} | ${times(during)} | ${errors.join('; ')} | ${promise} | ${isKept ? 'kept' : 'BROKEN'} |`
}

function times(measured: Measurement | undefined): string {
  return measured ? `${round(measured.p50)} / ${round(measured.p95)}` : ''
}

/** For example "12 × 503 of 80". */
function errorsOf(which: 'before' | 'of', { failures, calls }: Measurement): string {
  const counted = Object.entries(failures).map(([result, count]) => `${count} × ${result}`)
  if (which === 'before') return counted.length > 0 ? `before: ${counted.join(', ')}` : ''
  return counted.length > 0 ? `${counted.join(', ')} of ${calls}` : `0 of ${calls}`
}

function round(ms: number): string {
  if (!Number.isFinite(ms)) return '–'
  return ms < 10 ? ms.toFixed(1) : String(Math.round(ms))
}
