// A line that loses answers: the server has done what it was asked, and nobody hears of it. Which ones, a seed decides.

import { onTestFinished } from 'vitest'
import type { TestApp } from '../app/app.ts'
import { fair, openBadLine } from '../network/bad-line.ts'
import { seededRandom } from '../sampling/seeded-random.ts'

export interface LossyLine {
  /** The app, by way of the line. */
  readonly url: string
  /** How many answers were lost so far. */
  lost(): number
}

/** Loses this share of the answers to what changes something. */
export async function openLossyLine(
  app: Pick<TestApp, 'url'>,
  share: number,
  seed: number,
): Promise<LossyLine> {
  const weather = { ...fair, loseAnswer: share }
  const { url, mishaps, close } = await openBadLine(
    () => app.url,
    () => weather,
    seededRandom(seed),
  )
  onTestFinished(close)
  return { url, lost: () => mishaps.loseAnswer }
}
