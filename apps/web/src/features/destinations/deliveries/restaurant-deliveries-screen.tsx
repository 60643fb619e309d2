// The screen with what was sent to the point of sale, the webhook and the printers: counts per destination, failures, and the
// latest.

import '../../../portal.css'
import type { Delivery, Destination } from '@tablemate/contract/deliveries.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { paths } from '../../../lib/paths.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button, NavButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { toast } from '../../../ui/toast.ts'
import { useShowMore } from '../../../ui/use-show-more.ts'
import { showSignedOut } from '../../portal/portal-call.ts'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { PortalFailed, PortalPage, PortalSkeleton } from '../../portal/portal-page.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { destinationOf } from './delivery-text.ts'
import { DestinationList } from './destination-list.tsx'
import { type Deliveries, useDeliveries } from './use-deliveries.ts'
import { type DeliveryCalls, useDeliveryCalls } from './use-delivery-calls.ts'

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

// A list of deliveries, shown in steps, with their actions.

const stepSize = 20

interface Props {
  readonly deliveries: readonly Delivery[]
  readonly destinations: readonly Destination[]
  readonly currency: CurrencyCode
  readonly calls: DeliveryCalls
}

function DeliveryList({ deliveries, destinations, currency, calls }: Props) {
  // A refetch must not close the list again, so its steps belong to the page, not to the loaded list.
  const { shown, next, showMore } = useShowMore(deliveries.length, null, stepSize)
  const act = async (work: Promise<boolean>, done: string) => {
    if (!(await work)) return
    toast({ title: done, tone: 'good' })
    focusIfLost(() => document.querySelector('h1'))
  }
  return (
    <>
      <ul className="-mt-4 divide-y divide-line">
        {deliveries.slice(0, shown).map(delivery => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            destination={destinationOf(delivery, destinations)}
            currency={currency}
            isBusy={calls.busy.has(delivery.id)}
            onRetry={() =>
              void act(calls.retry(delivery), delivery.state === 'dead' ? words.retried : words.printed)
            }
            onSettle={() => void act(calls.settle(delivery), words.settled)}
          />
        ))}
      </ul>
      {next > 0 && (
        <Button tone="secondary" size="small" className="mt-3" onClick={showMore}>
          {words.latest.more({ count: next })}
        </Button>
      )}
    </>
  )
}
