// Measured figures with their targets, and the table that prints them.

export interface Figure {
  readonly name: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  /** The absolute values behind the figure, on this machine in this run. */
  readonly detail: string
}

export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map(figure => {
    const target = figure.least === undefined ? `≤ ${figure.most}` : `≥ ${figure.least}`
    return `| ${figure.name} | ${round(figure.value)} | ${target} | ${isMet(figure) ? 'met' : 'MISSED'} | ${figure.detail} |`
  })
  return ['| figure | measured | target | | behind it |', '|---|---|---|---|---|', ...rows].join('\n')
}

export function isMet({ value, least = -Infinity, most = Infinity }: Figure): boolean {
  return value >= least && value <= most
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The quantile `part` (0 to 1) of the values; infinite without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
}
