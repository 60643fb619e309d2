// Draws from a seed which faults happen and in which order. Every round has each kind once, so that no kind is left out.

export const kinds = [
  'node killed',
  'PostgreSQL killed',
  'PostgreSQL process killed',
  'nodes and PostgreSQL killed',
  'PostgreSQL stopped',
  'connection to PostgreSQL cut',
  'connection to PostgreSQL stalled',
  'disk full',
  'disk full under load',
  'disk full at the start',
  'clock ahead',
  'clock behind',
  'bad network',
  'Redis killed',
  'kitchen',
  'payment',
] as const

/** The faults of a primary that a standby replaces, and of that standby. They need the cluster of `npm run cluster:ha`. */
export const failoverKinds = [
  'primary killed',
  'primary stopped',
  'primary cut off',
  'data of the primary gone',
  'split brain tried',
  'synchronous standby stopped',
  'switchover',
] as const

export type FailoverKind = (typeof failoverKinds)[number]
export type Kind = (typeof kinds)[number] | FailoverKind

export function isFailover(kind: Kind): kind is FailoverKind {
  return failoverKinds.some(known => known === kind)
}

/** The kinds that last too long for a short run. */
export const longKinds: ReadonlySet<Kind> = new Set(['disk full under load', 'kitchen', 'payment'])

export interface PlannedFault {
  readonly kind: Kind
  /** How long the fault lasts, unless it is over at once. */
  readonly ms: number
}

/** As long as an operator may take to notice. */
const longStopMs = 20_000
/** Far longer than a server retries a failed start of PostgreSQL. */
const longFullMs = 30_000
/** In a long run, one of so many stops of PostgreSQL lasts `longStopMs`. */
const longStopEvery = 2

/** The durations of a short run as a share of the usual ones: enough for a node to notice a stopped PostgreSQL. */
const shortShare = 0.75

/** Draws `count` faults, at least one of each possible kind. In a short run none lasts longer than a few seconds. */
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
    case 'connection to PostgreSQL stalled':
      return 2700 + 2000 * random()
    case 'disk full under load':
      return longFullMs
    case 'disk full':
    case 'disk full at the start':
    case 'bad network':
      return 1500 + 1500 * random()
    case 'clock ahead':
    case 'clock behind':
      return 500 + 500 * random()
    case 'connection to PostgreSQL cut':
    case 'Redis killed':
      return 500 + 1500 * random()
    // Until its supervisor starts it again.
    default:
      return 300 * random()
  }
}

function shuffle<T>(from: readonly T[], random: () => number): T[] {
  const drawn = from.map(one => ({ one, at: random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ one }) => one)
}
