// The screen with the status and settings of the restaurant's point of sale, and of its card payments.

import '../../portal.css'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { currenciesWithoutCards } from '@tablemate/domain/payments/card-payment.ts'
import { EyeOff } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { NavButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { CardForm } from '../card-settings/card-form.tsx'
import { CardList } from '../card-settings/card-list.tsx'
import { useCardSettings } from '../card-settings/use-card-settings.ts'
import { PortalColumns, PortalSection } from '../portal/portal-layout.tsx'
import { PortalFailed, PortalPage, PortalSkeleton } from '../portal/portal-page.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
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

// The section of card payments: their settings with the status of the key, and the payments of the evening.

const cardSectionWords = texts.cards

function CardSection({ id: restaurantId, currency }: Pick<OwnRestaurant, 'id' | 'currency'>) {
  const state = useCardSettings(restaurantId)
  return (
    <div className="mt-12">
      <PortalColumns
        main={
          <PortalSection title={cardSectionWords.title} anchor="cards" hint={cardSectionWords.about}>
            {currenciesWithoutCards.includes(currency) && (
              <p className="mb-4 rounded-button bg-tint px-4 py-3">
                {cardSectionWords.otherCurrency({ currency })}
              </p>
            )}
            {state.kind === 'loading' && (
              <SkeletonGroup label={cardSectionWords.loading}>
                <Skeleton className="h-40" />
              </SkeletonGroup>
            )}
            {state.kind === 'failed' && (
              <SectionFailed text={cardSectionWords.loadFailed} onRetry={state.retry} />
            )}
            {state.kind === 'ready' && <CardForm restaurantId={restaurantId} settings={state.value} />}
          </PortalSection>
        }
        side={<CardList restaurantId={restaurantId} />}
      />
    </div>
  )
}
