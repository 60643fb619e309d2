// Above every screen of the portal: the restaurant's name, the ways to its screens, and the way out.

import { LogOut } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useLogOut } from './use-log-out.ts'

const words = en.portal

export type Place = 'dashboard' | 'campaigns' | 'pos'

interface Props {
  readonly here: Place
  /** Null until it is known. */
  readonly restaurantId: number | null
  readonly name: string
}

/** On the dashboard the name is the heading of the screen. */
export function PortalBar({ here, restaurantId, name }: Props) {
  const { isLeaving, leave } = useLogOut()
  return (
    <header className="gutter border-line border-b pt-[max(14px,env(safe-area-inset-top))] lg:flex lg:items-end lg:gap-8 lg:px-10">
      <div className="flex min-h-14 min-w-0 flex-wrap items-center gap-x-3 lg:order-2 lg:contents">
        <div className="min-w-0 flex-[1_1_7.5rem] lg:order-1 lg:py-3">
          {here === 'dashboard' ? (
            <ScreenTitle>{name}</ScreenTitle>
          ) : (
            <p className="wrap-anywhere font-[560] font-serif text-lead">{name}</p>
          )}
        </div>
        <Button
          tone="quiet"
          size="small"
          isBusy={isLeaving}
          onClick={leave}
          className="-mr-3 shrink-0 px-3 lg:order-3 lg:min-h-12"
        >
          {!isLeaving && <LogOut size={18} strokeWidth={1.9} aria-hidden />}
          {words.logOut}
        </Button>
      </div>
      <nav aria-label={words.nav.label} className="lg:order-2">
        <ul className="flex flex-wrap gap-x-6">
          <Way to={paths.restaurantDashboard()} label={words.nav.dashboard} isHere={here === 'dashboard'} />
          <Way to={paths.restaurantCampaigns()} label={words.nav.campaigns} isHere={here === 'campaigns'} />
          {restaurantId !== null && (
            <Way to={paths.posSettings(restaurantId)} label={words.nav.pos} isHere={here === 'pos'} />
          )}
        </ul>
      </nav>
    </header>
  )
}

function Way({ to, label, isHere }: { to: string; label: string; isHere: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="-mb-px flex min-h-12 min-w-11 items-center justify-center border-transparent border-b-2 font-semibold text-muted transition-colors hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:text-ink"
        {...preloadOnIntent(to)}
      >
        {label}
      </Link>
    </li>
  )
}
