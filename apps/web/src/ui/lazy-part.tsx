// A part of a screen that loads when it is first opened, or by a preload. If that fails, it shows a toast and closes, and
// the next press tries again; the screen around it stays. After a second failure the page reloads.

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { texts } from '../lib/text/texts.ts'
import { reloadPage } from './reload-page.ts'
import { toast } from './toast.ts'

interface Closable {
  readonly onClose: () => void
}

export interface PartSource<P extends Closable> {
  current: ComponentType<P>
  /** Starts loading early. A failure shows only when the part is opened. */
  readonly preload: () => void
  readonly tryAgain: () => void
}

export function lazyPart<P extends Closable>(load: () => Promise<ComponentType<P>>): PartSource<P> {
  const start = () => lazy(async () => ({ default: await load() }))
  let failures = 0
  const source: PartSource<P> = {
    current: start(),
    preload: () => void load().catch(() => undefined),
    tryAgain() {
      failures += 1
      if (failures > 1) void reloadPage()
      source.current = start()
    },
  }
  return source
}

interface Props<P extends Closable> {
  readonly source: PartSource<P>
  readonly params: P
  readonly fallback?: ReactNode
}

export function LazyPart<P extends Closable>({ source, params, fallback }: Props<P>) {
  const Current = source.current
  const reportFailure = () => {
    source.tryAgain()
    toast({ title: texts.app.notLoaded.title, description: texts.app.notLoaded.hint, tone: 'bad' })
    params.onClose()
  }
  return (
    <LoadBoundary onFailure={reportFailure}>
      <Suspense fallback={fallback}>
        <Current {...params} />
      </Suspense>
    </LoadBoundary>
  )
}

class LoadBoundary extends Component<{ onFailure: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onFailure()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
