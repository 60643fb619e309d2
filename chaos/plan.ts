// Which faults happen, in which order: drawn from a seed, each kind in turn, so that none is left out.

export const kinds = [
  'node killed',
  'PostgreSQL killed',
  'PostgreSQL process killed',
  'nodes and PostgreSQL killed',
  'PostgreSQL stopped',
  'line to PostgreSQL cut',
  'line to PostgreSQL stalled',
  'disk full',
  'disk full under load',
  'disk full at the start',
  'clock ahead',
  'clock behind',
  'bad line',
  'Redis killed',
  'kitchen',
] as const

export type Kind = (typeof kinds)[number]

/** Those that last too long for a short evening. */
export const longKinds: ReadonlySet<Kind> = new Set(['disk full under load', 'kitchen'])

export interface PlannedFault {
  readonly kind: Kind
  /** How long it lasts, where it is not over at once. */
  readonly ms: number
}

/** As somebody waits who does not notice at once. */
const longStopMs = 20_000
/** Far longer than PostgreSQL may be started in vain before a server would lose patience. */
const longFullMs = 30_000
/** One in so many stops of PostgreSQL is such a long one, in a long run. */
const longStopEvery = 2

/** Of the usual time; enough for a stopped PostgreSQL to be noticed. */
const shortShare = 0.75

/** `count` faults, at least one of each possible kind, none when none is possible; in a short run none lasts longer than a few seconds. */
export function drawPlan(
  count: number,
  possible: readonly Kind[],
  random: () => number,
  isShort: boolean,
): PlannedFault[] {
  if (possible.length === 0) return []
  const planned: PlannedFault[] = []
  let stops = 0
  while (planned.length < Math.max(count, possible.length)) {
    for (const kind of shuffle(possible, random)) {
      const isStop = kind === 'PostgreSQL stopped'
      if (isStop) stops += 1
      const isLong = isStop && !isShort && stops % longStopEvery === 0
      planned.push({ kind, ms: isLong ? longStopMs : durationOf(kind, random) * (isShort ? shortShare : 1) })
    }
  }
  return planned.slice(0, Math.max(count, possible.length))
}

function durationOf(kind: Kind, random: () => number): number {
  switch (kind) {
    case 'PostgreSQL stopped':
    case 'line to PostgreSQL stalled':
      return 2700 + 2000 * random()
    case 'disk full under load':
      return longFullMs
    case 'disk full':
    case 'disk full at the start':
    case 'bad line':
      return 1500 + 1500 * random()
    case 'clock ahead':
    case 'clock behind':
      return 500 + 500 * random()
    case 'line to PostgreSQL cut':
    case 'Redis killed':
      return 500 + 1500 * random()
    // Until whoever supervises it starts it again.
    default:
      return 300 * random()
  }
}

function shuffle<T>(from: readonly T[], random: () => number): T[] {
  const drawn = from.map(one => ({ one, at: random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ one }) => one)
}
