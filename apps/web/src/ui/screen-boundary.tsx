// The error boundary of a screen: shows what went wrong, with a retry button.

import { Component, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { texts } from '../text/texts.ts'
import { Button, NavButton } from './button.tsx'
import { Screen, ScreenTitle } from './screen.tsx'

interface Props {
  readonly children: ReactNode
  readonly onRetry: () => void
}
type State = { kind: 'fine' } | { kind: 'failed'; error: unknown }

export class ScreenBoundary extends Component<Props, State> {
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
