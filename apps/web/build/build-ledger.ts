// The ledger of builds whose assets are still served: the current build, and each replaced build for 7 days.

export interface Build {
  /** ISO time. */
  readonly builtAt: string
  /** Paths in the output folder. */
  readonly assets: readonly string[]
}

/** We assume that every tab reloads within this time. */
const keepMs = 7 * 24 * 60 * 60 * 1000

/**
 * Returns the ledger, oldest build first, with the current build as its last and without expired builds. A build expires
 * after the time since it was replaced, because until then it was served to everyone.
 */
export function withCurrentBuild(ledger: readonly Build[], assets: readonly string[], now: Date): Build[] {
  const last = ledger.at(-1)
  const isKnown = last && areSame(last.assets, assets)
  const builds = isKnown ? ledger : [...ledger, { builtAt: now.toISOString(), assets: [...assets].sort() }]
  return builds.filter((_, at) => {
    const next = builds[at + 1]
    return !next || now.getTime() - Date.parse(next.builtAt) < keepMs
  })
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}
