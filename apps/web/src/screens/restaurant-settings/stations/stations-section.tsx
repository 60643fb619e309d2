// The section with the stations of the kitchen.

import { PortalSection } from '../../../parts/portal/portal-layout.tsx'
import { SectionFailed } from '../../../parts/portal/section-failed.tsx'
import { texts } from '../../../text/texts.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StationsForm } from './stations-form.tsx'
import { useStations } from './use-stations.ts'

const words = texts.settings.stations

export function StationsSection({ restaurantId }: { restaurantId: number }) {
  const state = useStations(restaurantId)
  return (
    <PortalSection title={words.title} hint={words.hint}>
      {state.kind === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={words.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && <StationsForm restaurantId={restaurantId} kitchen={state.value} />}
    </PortalSection>
  )
}
