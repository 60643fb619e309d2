// Chooses the extent of a test: a sample in the gate, everything in the nightly tier.

export function longRun<Extent>(sample: Extent, whole: Extent): Extent {
  return process.env.TEST_LONG ? whole : sample
}
