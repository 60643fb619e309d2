// Layout parts of the portal: heading, one or two columns, and sections divided by hairlines.

import { ChevronLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenTitle } from '../../ui/screen.tsx'

/** Where a screen that is not a section leads back to. */
export type Back = keyof typeof backPaths

const backPaths = { dashboard: paths.restaurantDashboard(), settings: paths.restaurantSettings() }

interface HeadingProps {
  readonly title: string
  /** Shows a link back to this screen. */
  readonly back?: Back | undefined
  readonly detail?: ReactNode
  /** Buttons at the right end, or beneath on a narrow screen. */
  readonly actions?: ReactNode
}

export function PortalHeading({ title, back, detail, actions }: HeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {back && <BackLink to={back} />}
      <div className="min-w-0 flex-1 basis-52">
        <ScreenTitle>{title}</ScreenTitle>
        {detail && <div className="text-muted text-small">{detail}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

function BackLink({ to }: { to: Back }) {
  return (
    <Link
      to={backPaths[to]}
      aria-label={texts.portal.backTo[to]}
      className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card transition-colors hover:border-edge"
      {...preloadOnIntent(backPaths[to])}
    >
      <ChevronLeft size={20} strokeWidth={1.9} aria-hidden />
    </Link>
  )
}

/** Side by side on a laptop, stacked on a phone. */
export function PortalColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] xl:gap-x-14">
      <div className="flex min-w-0 flex-col gap-10">{main}</div>
      <div className="flex min-w-0 flex-col gap-10">{side}</div>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  /** The fragment of links to the section. */
  readonly anchor?: string
  readonly hint?: ReactNode
  /** Rendered at the end of the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function PortalSection({ title, anchor, hint, action, children }: SectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFragment(anchor, heading)
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-2">
        <h2 ref={heading} id={id} tabIndex={anchor ? -1 : undefined} className="text-lead outline-none">
          {title}
        </h2>
        {action}
      </div>
      {hint && <p className="pt-3 text-pretty text-muted">{hint}</p>}
      <div className="pt-4">{children}</div>
    </section>
  )
}

/** Opens the screen at the section that the address names. The browser looks for it before it has loaded. */
function useFragment(anchor: string | undefined, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!anchor || window.location.hash !== `#${anchor}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [anchor, heading])
}
