// The screen with the status and settings of the restaurant's point of sale, and of its card payments.

import '../../portal.css'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { EyeOff } from 'lucide-react'
import { PortalFailed, PortalPage, PortalSkeleton } from '../../parts/portal/portal-page.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CardSection } from './card-section.tsx'
import { PosForm } from './pos-form.tsx'
import { usePosSettings } from './use-pos-settings.ts'

const words = texts.pos

export default function RestaurantPosSettingsScreen({ restaurantId }: { restaurantId: string }) {
  return (
    <PortalPage here="settings" back="dashboard" title={texts.titles.posSettings} loading={words.loading}>
      {({ id, currency }) =>
        restaurantId === String(id) ? (
          <>
            <Settings id={id} />
            <CardSection id={id} currency={currency} />
          </>
        ) : (
          <NotYours id={id} />
        )
      }
    </PortalPage>
  )
}

function Settings({ id }: Pick<OwnRestaurant, 'id'>) {
  const state = usePosSettings(id)
  switch (state.kind) {
    case 'loading':
      return <PortalSkeleton label={words.loading} />
    case 'failed':
      return <PortalFailed retry={state.retry} />
    case 'ready':
      return <PosForm restaurantId={id} settings={state.value} />
  }
}

function NotYours({ id }: Pick<OwnRestaurant, 'id'>) {
  return (
    <EmptyState
      icon={<EyeOff size={24} strokeWidth={1.9} aria-hidden />}
      title={words.notYours.title}
      hint={words.notYours.hint}
      action={
        <NavButton size="small" to={paths.posSettings(id)}>
          {words.notYours.action}
        </NavButton>
      }
    />
  )
}
