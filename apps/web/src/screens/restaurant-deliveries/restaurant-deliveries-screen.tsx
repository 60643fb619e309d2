// The screen with what was sent to the point of sale, the webhook and the printers: counts per destination, failures, and the
// latest.

import '../../portal.css'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { type Deliveries, useDeliveries } from '../../parts/portal/deliveries/use-deliveries.ts'
import { useDeliveryCalls } from '../../parts/portal/deliveries/use-delivery-calls.ts'
import { showSignedOut } from '../../parts/portal/portal-call.ts'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { PortalFailed, PortalPage, PortalSkeleton } from '../../parts/portal/portal-page.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { DestinationList } from './destination-list.tsx'

const words = texts.deliveries
const pollMs = 10_000

export default function RestaurantDeliveriesScreen() {
  return (
    <PortalPage
      here="settings"
      back="settings"
      title={texts.titles.restaurantDeliveries}
      loading={words.loading}
    >
      {restaurant => <Sent restaurant={restaurant} />}
    </PortalPage>
  )
}

function Sent({ restaurant }: { restaurant: OwnRestaurant }) {
  const state = useDeliveries(restaurant.id, { pollMs, onSignedOut: showSignedOut })
  switch (state.kind) {
    case 'loading':
      return <PortalSkeleton label={words.loading} />
    case 'failed':
      return <PortalFailed retry={state.retry} />
    case 'ready':
      return <Lists restaurant={restaurant} sent={state.value} />
  }
}

function Lists({ restaurant, sent }: { restaurant: OwnRestaurant; sent: Deliveries }) {
  const calls = useDeliveryCalls(restaurant.id, showSignedOut)
  const { destinations, deliveries } = sent
  if (destinations.length + deliveries.length === 0) return <NoDestination />
  const newest = deliveries.toSorted((a, b) => b.id - a.id)
  const dead = newest.filter(({ state }) => state === 'dead')
  const others = newest.filter(({ state }) => state !== 'dead')
  const { currency } = restaurant
  return (
    <div className="flex flex-col gap-10">
      <DestinationList restaurantId={restaurant.id} destinations={destinations} />
      {dead.length > 0 && (
        <PortalSection title={words.dead.title} hint={words.dead.hint}>
          <DeliveryList deliveries={dead} {...{ destinations, currency, calls }} />
        </PortalSection>
      )}
      <PortalSection title={words.latest.title}>
        {others.length === 0 ? (
          <p className="text-muted">{words.latest.empty}</p>
        ) : (
          <DeliveryList deliveries={others} {...{ destinations, currency, calls }} />
        )}
      </PortalSection>
    </div>
  )
}

function NoDestination() {
  return (
    <EmptyState
      title={words.destinations.none}
      hint={words.destinations.noneHint}
      action={
        <NavButton size="small" to={paths.restaurantSettings()}>
          {words.destinations.settings}
        </NavButton>
      }
    />
  )
}
