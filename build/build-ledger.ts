// Which builds' assets are still served: the present one's, and for 7 days those of each that was replaced.

export interface Build {
  /** ISO. */
  readonly builtAt: string
  /** Paths in the output. */
  readonly assets: readonly string[]
}

/** No tab stays open longer without being reloaded, or so we promise. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * The ledger, oldest build first, with the present build as its last and without those that were replaced too long
 * ago. What counts is the day a build was replaced, for until then it was served to everyone.
 */
export function withPresent(ledger: readonly Build[], assets: readonly string[], now: Date): Build[] {
  const last = ledger.at(-1)
  const isKnown = last && areSame(last.assets, assets)
  const builds = isKnown ? ledger : [...ledger, { builtAt: now.toISOString(), assets: [...assets].sort() }]
  return builds.filter((_, at) => {
    const next = builds[at + 1]
    return !next || now.getTime() - Date.parse(next.builtAt) < keptMs
  })
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}
