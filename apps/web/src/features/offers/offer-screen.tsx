// The public page of one offer: the offer, its restaurant, the menu, and a link to start a group there.

import { CloudOff, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { OfferMenu } from './offer-menu.tsx'
import { OfferWords } from './offer-words.tsx'
import { useOffer } from './use-offer.ts'

const words = texts.offer

export default function OfferScreen({ campaignId }: { campaignId: string }) {
  const { state, retry } = useOffer(campaignId)
  switch (state.kind) {
    case 'loading':
      return (
        <Screen header={<Wordmark />}>
          <OfferLoading />
        </Screen>
      )
    case 'missing':
      return (
        <Notice {...words.missing} icon={<SearchX {...icon} />}>
          <NavButton to={paths.landing()}>{texts.app.home}</NavButton>
        </Notice>
      )
    case 'failed':
      return (
        <Notice {...words.failed} icon={<CloudOff {...icon} />}>
          <Button onClick={retry}>{texts.app.tryAgain}</Button>
        </Notice>
      )
    case 'ready': {
      const { offer, menu } = state
      return (
        <Screen
          header={<Wordmark />}
          bottom={<NavButton to={paths.groupAt(offer.restaurant.id)}>{words.start}</NavButton>}
        >
          <OfferWords offer={offer} />
          <GroupCurrency value={offer.restaurant.currency}>
            <OfferMenu menu={menu} onRetry={retry} />
          </GroupCurrency>
        </Screen>
      )
    }
  }
}

function OfferLoading() {
  return (
    <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
      <Skeleton className="h-48 rounded-card!" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-6 h-6 w-2/5" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  )
}

interface NoticeProps {
  readonly title: string
  readonly hint: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

function Notice({ title, hint, icon: sign, children }: NoticeProps) {
  return (
    <Screen header={<Wordmark />} bottom={children}>
      <div
        role="status"
        className="m-auto flex max-w-80 animate-rise flex-col items-center gap-3 py-16 text-center"
      >
        <div className="mb-1 grid size-14 place-items-center rounded-full bg-tint text-accent-text">
          {sign}
        </div>
        <ScreenTitle>{title}</ScreenTitle>
        <p className="text-pretty text-muted">{hint}</p>
      </div>
    </Screen>
  )
}

const icon = { size: 24, strokeWidth: 1.9, 'aria-hidden': true } as const
