// Where else a restaurant can go from its dashboard.

import { ChevronRight, type LucideIcon, Megaphone, Plug } from 'lucide-react'
import { Link } from 'wouter'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { preloadOnIntent } from '../../ui/preload.ts'

const { quickActions: words } = en.dashboard

export function QuickActions({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <ul className="-mt-4 divide-y divide-line">
        <Way to={paths.restaurantCampaigns()} icon={Megaphone} {...words.advertising} />
        <Way to={paths.posSettings(restaurantId)} icon={Plug} {...words.pos} />
      </ul>
    </PortalSection>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
}

function Way({ to, icon: Icon, title, detail }: WayProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center gap-4 rounded-button py-4 transition-colors hover:text-accent-text"
        {...preloadOnIntent(to)}
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-button border border-line bg-card text-accent-text">
          <Icon size={20} strokeWidth={1.9} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted text-small">{detail}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
