import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pauseMs } from './pay-each-share.ts'
import { createPaymentPauses } from './payment-pauses.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('A pause before a payment', () => {
  it('ends after `pauseMs`', async () => {
    const { results, start } = startPauses()
    start(1)
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(results).toEqual([[1, true]])
  })

  it('ends at once when it is stopped, without ending other pauses', async () => {
    const { results, start, stop } = startPauses()
    start(1)
    start(2)
    stop(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(results).toEqual([[1, false]])
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(results).toEqual([
      [1, false],
      [2, true],
    ])
  })

  it('waits until the choices of tip and split are answered', async () => {
    const { results, start, answerChoices } = startPauses({ isChoosing: true })
    start(1)
    await vi.advanceTimersByTimeAsync(2 * pauseMs)
    expect(results).toEqual([])
    await answerChoices()
    expect(results).toEqual([[1, true]])
  })

  it('can be stopped while it waits for the choices', async () => {
    const { results, start, stop, answerChoices } = startPauses({ isChoosing: true })
    start(1)
    await vi.advanceTimersByTimeAsync(pauseMs)
    stop(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(results).toEqual([[1, false]])
    await answerChoices()
    expect(results).toEqual([[1, false]])
  })

  it('can be stopped again after a stopped pause whose choices are answered later', async () => {
    const { results, start, stop, answerChoices } = startPauses({ isChoosing: true })
    start(1)
    await vi.advanceTimersByTimeAsync(pauseMs)
    stop(1)
    await vi.advanceTimersByTimeAsync(0)
    start(1)
    await answerChoices()
    stop(1)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(results).toEqual([
      [1, false],
      [1, false],
    ])
  })
})

describe('Leaving the screen', () => {
  it('stops every pause', async () => {
    const { results, start, leave } = startPauses()
    start(1)
    start(2)
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(results).toEqual([
      [1, false],
      [2, false],
    ])
  })

  it('stops a pause that waits for the choices', async () => {
    const { results, start, leave, answerChoices } = startPauses({ isChoosing: true })
    start(1)
    await vi.advanceTimersByTimeAsync(pauseMs)
    leave()
    await answerChoices()
    expect(results).toEqual([[1, false]])
  })

  it('stops later pauses before they begin', async () => {
    const { results, start, leave } = startPauses()
    leave()
    start(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(results).toEqual([[1, false]])
  })

  it('has no effect after the screen is shown again, as in React’s strict mode', async () => {
    const { results, start, leave, show } = startPauses()
    leave()
    show()
    start(1)
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(results).toEqual([[1, true]])
  })
})

/** The pauses of a shown screen, and their results. */
function startPauses({ isChoosing = false } = {}) {
  const { show, pause, stop } = createPaymentPauses()
  const results: [memberId: number, hasRun: boolean][] = []
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>()
  if (!isChoosing) answer()
  return {
    results,
    show,
    leave: show(),
    stop,
    start: (memberId: number) =>
      void pause(memberId, () => chosen).then(hasRun => results.push([memberId, hasRun])),
    async answerChoices() {
      answer()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
