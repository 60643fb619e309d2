// The parts of a screen: content, header, heading, and the bottom bar with the main action.

import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { focusIfExpected } from './focus-heading.ts'
import { preloadOnIntent } from './preload.ts'
import { useIsTall } from './use-is-tall.ts'

interface ScreenProps {
  readonly header?: ReactNode
  readonly children: ReactNode
  /** The main action, always visible within the thumb's reach, above the safe area. */
  readonly bottom?: ReactNode
}

export function Screen({ header, children, bottom }: ScreenProps) {
  return (
    <>
      {header}
      <main className="gutter flex flex-1 flex-col pt-2 pb-8">{children}</main>
      {bottom && <BottomBar>{bottom}</BottomBar>}
    </>
  )
}

/** Sticky, so that it never covers content permanently. A bar too high for the window scrolls with the page instead. */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const isTall = useIsTall(bar)
  return (
    <div
      ref={bar}
      data-bottom-bar
      className={`${isTall ? 'static' : 'sticky [@media(max-height:480px)]:static'} on-screen-only gutter bottom-0 z-10 mt-auto flex flex-col gap-2.5 bg-paper pt-3 pb-[max(20px,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-6 before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent sm:rounded-b-sheet`}
    >
      {children}
    </div>
  )
}

interface ScreenHeaderProps {
  readonly title: string
  /** A line beneath the title. */
  readonly detail?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  /** Icon buttons at the end of the line. */
  readonly actions?: ReactNode
  /** The title announces a result, so it takes the focus from any element. */
  readonly takesFocus?: boolean
}

export function ScreenHeader({ title, detail, back, actions, takesFocus = false }: ScreenHeaderProps) {
  // On the narrowest phones, a title between buttons gets its own line.
  const isCrowded = back !== undefined && actions !== undefined
  return (
    <header className="gutter flex min-h-[76px] flex-wrap items-center gap-3 pt-[max(20px,env(safe-area-inset-top))] pb-3">
      {back && <BackLink {...back} />}
      <div
        className={`min-w-0 flex-[1_1_7.5rem] ${isCrowded ? 'max-[22.4rem]:order-last max-[22.4rem]:basis-full' : ''}`}
      >
        <ScreenTitle takesFocus={takesFocus}>{title}</ScreenTitle>
        {detail && <div className="text-small text-muted">{detail}</div>}
      </div>
      {actions && <div className="on-screen-only ms-auto flex shrink-0 gap-2">{actions}</div>}
    </header>
  )
}

interface ScreenTitleProps {
  readonly className?: string
  /** The heading announces a result, so it takes the focus from any element. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** The only h1 of a screen. It takes the focus after a change of screen. */
export function ScreenTitle({ className = 'text-title', takesFocus = false, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
    else focusIfExpected(heading.current)
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1} className={`${className} wrap-anywhere`}>
      {children}
    </h1>
  )
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="on-screen-only grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card transition-colors hover:border-edge"
      {...preloadOnIntent(to)}
    >
      <ChevronLeft size={20} strokeWidth={1.9} aria-hidden />
    </Link>
  )
}
