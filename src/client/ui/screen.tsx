// The pieces of a screen: its content, its header, its heading, and the bar at the bottom with what to do next.

import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { arrive } from './focus-heading.ts'
import { preloadOnIntent } from './preload.ts'
import { useIsTall } from './use-is-tall.ts'

interface ScreenProps {
  readonly header?: ReactNode
  readonly children: ReactNode
  /** The main action: always in sight, within the thumb's reach, above the safe area. */
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

/** Stays in the flow of the page, so nothing can hide beneath it for good; scrolls with it where it would fill the window. */
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
  /** Icon buttons at the right end. */
  readonly actions?: ReactNode
  /** The title itself is the news: it takes the focus wherever that was. */
  readonly takesFocus?: boolean
}

export function ScreenHeader({ title, detail, back, actions, takesFocus = false }: ScreenHeaderProps) {
  // On the narrowest phones a title between buttons has a line of its own.
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
      {actions && <div className="on-screen-only ml-auto flex shrink-0 gap-2">{actions}</div>}
    </header>
  )
}

interface ScreenTitleProps {
  readonly className?: string
  /** The heading itself is the news: it takes the focus wherever that was. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** The one h1 of a screen; takes the focus when a change of screen ends at it. */
export function ScreenTitle({ className = 'text-title', takesFocus = false, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
    else arrive(heading.current)
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
