// Chooses the extent of a test: a sample in `npm test`, everything in `npm run test:long`.

export function longRun<Extent>(sample: Extent, whole: Extent): Extent {
  return process.env.TEST_LONG ? whole : sample
}
