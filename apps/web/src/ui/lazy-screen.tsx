// A screen that loads when it is first shown. If that fails, as on a weak signal, it shows an error and a retry button.

import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from 'react'
import { texts } from '../text/texts.ts'
import { reloadPage } from './reload-page.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Spinner } from './spinner.tsx'

export interface ScreenSource<P extends object> {
  /** The screen once it is loaded; before that, a lazy component of it. */
  current: ComponentType<P>
  /** Never rejects: a failure shows when the screen is rendered. */
  preload(): Promise<void>
  tryAgain(): void
}

/** A screen need not declare all of its parameters. */
export function lazyScreen<P extends object>(
  loadModule: () => Promise<{ default: FunctionComponent<P> }>,
): ScreenSource<P> {
  const load = async () => (await loadModule()).default
  const start = () => lazyView(load)
  let failures = 0
  const source: ScreenSource<P> = {
    current: start(),
    async preload() {
      source.current = await load().catch(() => source.current)
    },
    tryAgain() {
      failures += 1
      if (failures > 1) void reloadPage()
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
      <Suspense fallback={<Loading />}>
        <Current {...params} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** A lazy view within a screen, such as a notice. If it fails to load, the `ScreenBoundary` shows the error. */
export function lazyView<P extends object>(load: () => Promise<FunctionComponent<P>>) {
  return lazy(async () => ({ default: await load().catch(failToLoad) }))
}

function Loading() {
  return (
    <div role="status" className="grid flex-1 animate-late place-items-center">
      <Spinner />
      <span className="sr-only">{texts.app.loading}</span>
    </div>
  )
}

function failToLoad(cause: unknown): never {
  throw new LoadFailure('a screen did not load', { cause })
}

class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
}
