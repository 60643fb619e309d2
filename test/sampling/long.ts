// How much a test does: a sample of it in `npm test`, all of it in `npm run test:long`.

export function longRun<Extent>(sample: Extent, whole: Extent): Extent {
  return process.env.TEST_LONG ? whole : sample
}
