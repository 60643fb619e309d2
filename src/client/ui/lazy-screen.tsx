// A screen that loads when it is first shown. On a weak signal that may fail: then it says so and offers another try.

import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from 'react'
import * as en from '../text/en.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Spinner } from './spinner.tsx'

export interface ScreenSource<P extends object> {
  /** The screen itself once it has arrived; until then one that waits for it. */
  current: ComponentType<P>
  /** Never rejects: a failure shows where the screen does. */
  preload(): Promise<void>
  tryAgain(): void
}

/** A screen may leave out of its parameters what it does not need. */
export function lazyScreen<P extends object>(load: () => Promise<FunctionComponent<P>>): ScreenSource<P> {
  const start = () => lazyView(load)
  let failures = 0
  const source: ScreenSource<P> = {
    current: start(),
    async preload() {
      source.current = await load().catch(() => source.current)
    },
    tryAgain() {
      failures += 1
      // Some browsers remember that a script failed, and a newer version may have taken the old one's place.
      if (failures > 1 && navigator.onLine) window.location.reload()
      source.current = start()
    },
  }
  return source
}

export function LazyScreen<P extends object>({ source, params }: { source: ScreenSource<P>; params: P }) {
  const [Current, setCurrent] = useState(() => source.current)
  const tryAgain = () => {
    source.tryAgain()
    setCurrent(() => source.current)
  }
  return (
    <ScreenBoundary onRetry={tryAgain}>
      <Suspense fallback={<Waiting />}>
        <Current {...params} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** What a lazy screen shows instead of itself, fetched when it does; the screen says where it did not arrive. */
export function lazyView<P extends object>(load: () => Promise<FunctionComponent<P>>) {
  return lazy(async () => ({ default: await load().catch(failToLoad) }))
}

function Waiting() {
  return (
    <div role="status" className="grid flex-1 animate-late place-items-center">
      <Spinner />
      <span className="sr-only">{en.app.loading}</span>
    </div>
  )
}

function failToLoad(cause: unknown): never {
  throw new LoadFailure('a screen did not load', { cause })
}

class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
}
