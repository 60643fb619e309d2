// How much a test does: a sample of it in `npm test`, all of it in `npm run test:long`.

export function longRun(sample: number, whole: number): number {
  return process.env.TEST_LONG ? whole : sample
}
