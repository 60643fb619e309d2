// Ends what a run has started, in reverse order.

/** Runs every clean-up, whichever of them fail. */
export async function cleanUpAll(
  cleanUps: readonly (() => unknown)[],
  log: (what: string) => void,
): Promise<void> {
  for (const cleanUp of cleanUps.toReversed()) {
    try {
      await cleanUp()
    } catch (error) {
      log(String(error))
    }
  }
}
