// The section of card payments: their settings with the status of the key, and the payments of the evening.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { currenciesWithoutCards } from '@tablemate/domain/payments/card-payment.ts'
import { PortalColumns, PortalSection } from '../../parts/portal/portal-layout.tsx'
import { SectionFailed } from '../../parts/portal/section-failed.tsx'
import { texts } from '../../text/texts.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { CardForm } from './card-form.tsx'
import { CardList } from './card-list.tsx'
import { useCardSettings } from './use-card-settings.ts'

const words = texts.cards

export function CardSection({ id: restaurantId, currency }: Pick<OwnRestaurant, 'id' | 'currency'>) {
  const state = useCardSettings(restaurantId)
  return (
    <div className="mt-12">
      <PortalColumns
        main={
          <PortalSection title={words.title} anchor="cards" hint={words.about}>
            {currenciesWithoutCards.includes(currency) && (
              <p className="mb-4 rounded-button bg-tint px-4 py-3">{words.otherCurrency({ currency })}</p>
            )}
            {state.kind === 'loading' && (
              <SkeletonGroup label={words.loading}>
                <Skeleton className="h-40" />
              </SkeletonGroup>
            )}
            {state.kind === 'failed' && <SectionFailed text={words.loadFailed} onRetry={state.retry} />}
            {state.kind === 'ready' && <CardForm restaurantId={restaurantId} settings={state.value} />}
          </PortalSection>
        }
        side={<CardList restaurantId={restaurantId} />}
      />
    </div>
  )
}
