// A screen that loads when it is first shown. If that fails, as on a weak signal, it shows an error and a retry button.

import {
  Component,
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { paths } from '../lib/paths.ts'
import { texts } from '../lib/text/texts.ts'
import { Button, NavButton } from './button.tsx'
import { reloadPage } from './reload-page.ts'
import { Screen, ScreenTitle } from './screen.tsx'
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
  const start = () => lazy(async () => ({ default: await load().catch(failToLoad) }))
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

// The error boundary of a screen: shows what went wrong, with a retry button.

interface Props {
  readonly children: ReactNode
  readonly onRetry: () => void
}
type State = { kind: 'fine' } | { kind: 'failed'; error: unknown }

class ScreenBoundary extends Component<Props, State> {
  override state: State = { kind: 'fine' }

  static getDerivedStateFromError(error: unknown): State {
    return { kind: 'failed', error }
  }

  override render() {
    if (this.state.kind === 'fine') return this.props.children
    const { title, hint } = wordsFor(this.state.error)
    return (
      <Screen
        bottom={
          <>
            <Button onClick={this.tryAgain}>{texts.app.tryAgain}</Button>
            <NavButton tone="quiet" size="small" className="-mb-2" to={paths.landing()}>
              {texts.app.home}
            </NavButton>
          </>
        }
      >
        <div className="m-auto flex max-w-80 flex-col gap-3 py-16 text-center">
          <ScreenTitle takesFocus>{title}</ScreenTitle>
          <p className="text-pretty text-muted">{hint}</p>
        </div>
      </Screen>
    )
  }

  private readonly tryAgain = () => {
    this.props.onRetry()
    this.setState({ kind: 'fine' })
  }
}

function wordsFor(error: unknown) {
  const didNotLoad = error instanceof Error && error.name === 'LoadFailure'
  if (!didNotLoad) return texts.app.broken
  return navigator.onLine ? texts.app.notLoaded : texts.app.needsNetwork
}
