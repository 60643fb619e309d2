// A part of a screen that is fetched when it is first opened, or a moment before. Where it does not arrive it says so,
// closes again, and the next press tries anew; the screen around it stays.

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import * as en from '../text/en.ts'
import { toast } from './toast.ts'

interface Closable {
  readonly onClose: () => void
}

export interface PartSource<P extends Closable> {
  current: ComponentType<P>
  /** For a control that will likely open it. A failure shows when it is opened. */
  readonly preload: () => void
  readonly fetchAnew: () => void
}

export function lazyPart<P extends Closable>(load: () => Promise<ComponentType<P>>): PartSource<P> {
  const start = () => lazy(async () => ({ default: await load() }))
  const source: PartSource<P> = {
    current: start(),
    preload: () => void load().catch(() => undefined),
    fetchAnew() {
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
  const giveUp = () => {
    source.fetchAnew()
    toast({ title: en.app.notLoaded.title, description: en.app.notLoaded.hint, tone: 'bad' })
    params.onClose()
  }
  return (
    <GiveUp onGiveUp={giveUp}>
      <Suspense fallback={fallback}>
        <Current {...params} />
      </Suspense>
    </GiveUp>
  )
}

class GiveUp extends Component<{ onGiveUp: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onGiveUp()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
