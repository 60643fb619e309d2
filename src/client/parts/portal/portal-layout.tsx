// Layout parts of the portal: heading, one or two columns, and sections divided by hairlines.

import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenTitle } from '../../ui/screen.tsx'

interface HeadingProps {
  readonly title: string
  /** Shows a link back to the dashboard. */
  readonly hasBackLink?: boolean | undefined
  readonly detail?: ReactNode
  /** Buttons at the right end, or beneath on a narrow screen. */
  readonly actions?: ReactNode
}

export function PortalHeading({ title, hasBackLink = false, detail, actions }: HeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {hasBackLink && <BackToDashboard />}
      <div className="min-w-0 flex-1 basis-52">
        <ScreenTitle>{title}</ScreenTitle>
        {detail && <div className="text-muted text-small">{detail}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

function BackToDashboard() {
  const dashboard = paths.restaurantDashboard()
  return (
    <Link
      to={dashboard}
      aria-label={en.portal.backToDashboard}
      className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card transition-colors hover:border-edge"
      {...preloadOnIntent(dashboard)}
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
  readonly hint?: ReactNode
  /** Rendered at the right end of the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function PortalSection({ title, hint, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-2">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {action}
      </div>
      {hint && <p className="pt-3 text-pretty text-muted">{hint}</p>}
      <div className="pt-4">{children}</div>
    </section>
  )
}
