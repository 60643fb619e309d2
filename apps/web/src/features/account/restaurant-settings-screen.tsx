// The screen of the restaurant's settings: ordering, stations, printers, screens, staff, account, position, point of sale.

import '../../portal.css'
import { CreditCard, Plug, Send, Users } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { KitchenDisplaysSection } from '../board/displays/displays-section.tsx'
import { PrintersSection } from '../destinations/printers/printers-section.tsx'
import { StationsForm } from '../destinations/stations/stations-form.tsx'
import { useStations } from '../destinations/stations/use-stations.ts'
import { LinkList, LinkRow } from '../portal/link-list.tsx'
import { PortalColumns, PortalSection } from '../portal/portal-layout.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { AccountSection } from './account-section.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { OrdersSection } from './orders/orders-section.tsx'
import { PlaceSection } from './place/place-section.tsx'

export default function RestaurantSettingsScreen() {
  return (
    <PortalPage here="settings" title={texts.titles.restaurantSettings} loading={texts.settings.loading}>
      {restaurant => (
        <PortalColumns
          main={
            <>
              <OrdersSection restaurant={restaurant} />
              <HoursSection restaurant={restaurant} />
              <StationsSection restaurantId={restaurant.id} />
              <PrintersSection restaurantId={restaurant.id} />
              <KitchenDisplaysSection restaurantId={restaurant.id} />
              <StaffSection />
            </>
          }
          side={
            <>
              <AccountSection restaurant={restaurant} />
              <PlaceSection restaurant={restaurant} />
              <PosSection restaurantId={restaurant.id} />
            </>
          }
        />
      )}
    </PortalPage>
  )
}

function StaffSection() {
  const { title, link, detail } = texts.settings.staff
  return (
    <PortalSection title={title}>
      <LinkList>
        <LinkRow to={paths.restaurantStaff()} icon={Users} title={link} detail={detail} />
      </LinkList>
    </PortalSection>
  )
}

// Links to the settings of the point of sale and of card payments, and to what was sent.

const words = texts.settings.pos

function PosSection({ restaurantId }: { restaurantId: number }) {
  return (
    <PortalSection title={words.title}>
      <LinkList>
        <LinkRow to={paths.posSettings(restaurantId)} icon={Plug} title={words.link} detail={words.detail} />
        <LinkRow to={`${paths.posSettings(restaurantId)}#cards`} icon={CreditCard} {...words.cards} />
        <LinkRow to={paths.restaurantDeliveries()} icon={Send} {...words.sent} />
      </LinkList>
    </PortalSection>
  )
}

// The section with the stations of the kitchen.

const stationsSectionWords = texts.settings.stations

function StationsSection({ restaurantId }: { restaurantId: number }) {
  const state = useStations(restaurantId)
  return (
    <PortalSection title={stationsSectionWords.title} hint={stationsSectionWords.hint}>
      {state.kind === 'loading' && (
        <SkeletonGroup label={stationsSectionWords.loading}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={stationsSectionWords.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && <StationsForm restaurantId={restaurantId} kitchen={state.value} />}
    </PortalSection>
  )
}
