// A pause before something happens, in which it can still be called off.

export interface StoppablePause {
  /** Resolves with whether it ran its time: not if it was stopped. */
  readonly over: Promise<boolean>
  readonly stop: () => void
}

export function stoppablePause(ms: number): StoppablePause {
  let stop: () => void = () => undefined
  const over = new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(true), ms)
    stop = () => {
      clearTimeout(timer)
      resolve(false)
    }
  })
  return { over, stop: () => stop() }
}
