// The frame of every screen of the portal: loads the signed-in restaurant, and shows the navigation and the loading state.
// The frame fills the window; on a laptop a side bar takes part of it.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Redirect } from 'wouter'
import { cache } from '../../lib/api/cache.ts'
import { useIsOnline } from '../../lib/device/use-is-online.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PortalBar } from './portal-bar.tsx'
import { type Back, PortalHeading } from './portal-layout.tsx'
import type { Section } from './sections.ts'
import { portalRoot } from './session.ts'
import { type RestaurantState, useRestaurant } from './use-restaurant.ts'

interface Props {
  readonly here: Section
  /** The screen's heading; by default the restaurant's name. */
  readonly title?: string
  readonly detail?: ReactNode
  /** Where the heading links back to, for a screen that is not a section. */
  readonly back?: Back
  readonly actions?: ReactNode
  /** The text while the restaurant loads. */
  readonly loading: string
  /** Whether what a new restaurant still has to do is shown above. */
  readonly leads?: boolean
  /** Rendered only with a signed-in restaurant. */
  readonly children: (restaurant: OwnRestaurant) => ReactNode
}

export function PortalPage({ here, title, detail, back, actions, loading, leads, children }: Props) {
  const state = useRestaurant()
  useRefetchOnReturn()
  if (state.kind === 'signed-out') return <Redirect to={paths.restaurantLogin()} replace />
  const { name } = state.kind === 'ready' ? state.restaurant : state
  return (
    <div data-portal className="flex flex-1 flex-col lg:flex-row">
      <PortalBar here={here} name={name} />
      <main className="gutter flex min-w-0 flex-1 flex-col pt-6 pb-12 mb-(--tab-bar) lg:px-10 lg:pt-9">
        <div className="flex w-full max-w-[1240px] flex-1 flex-col">
          <OfflineNote />
          <PortalHeading title={title ?? name} back={back} detail={detail} actions={actions} />
          <Content state={state} loading={loading}>
            {restaurant => (
              <>
                {leads && <FirstSteps here={here} restaurant={restaurant} />}
                {children(restaurant)}
              </>
            )}
          </Content>
        </div>
      </main>
    </div>
  )
}

interface ContentProps extends Pick<Props, 'loading' | 'children'> {
  readonly state: Exclude<RestaurantState, { kind: 'signed-out' }>
}

function Content({ state, loading, children }: ContentProps) {
  switch (state.kind) {
    case 'loading':
      return <PortalSkeleton label={loading} />
    case 'failed':
      return <PortalFailed retry={state.retry} />
    case 'ready':
      return children(state.restaurant)
  }
}

/** The placeholder of a portal screen while its data loads. */
export function PortalSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  )
}

/** Shown when a screen's data failed to load. */
export function PortalFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="m-auto">
      <EmptyState
        icon={<CloudOff size={24} strokeWidth={1.9} aria-hidden />}
        title={texts.portal.failed.title}
        hint={texts.portal.failed.hint}
        action={
          <Button size="small" onClick={retry}>
            {texts.app.tryAgain}
          </Button>
        }
      />
    </div>
  )
}

function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <p
      role="status"
      className="sticky top-3 z-20 mb-6 rounded-button border border-line bg-tint px-4 py-3 text-body empty:hidden"
    >
      {isOnline ? null : texts.portal.offline}
    </p>
  )
}

// Refetches stale data when the page becomes visible or the network returns. TanStack Query's own refetch needs its
// provider, which we do not use (lib/api/cache.ts).

/** Refetches only active, stale queries. A form keeps the initial values that it started with. */
function useRefetchOnReturn(): void {
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void cache.refetchQueries({ queryKey: portalRoot, type: 'active', stale: true })
    }
    document.addEventListener('visibilitychange', refetch)
    window.addEventListener('online', refetch)
    return () => {
      document.removeEventListener('visibilitychange', refetch)
      window.removeEventListener('online', refetch)
    }
  }, [])
}
