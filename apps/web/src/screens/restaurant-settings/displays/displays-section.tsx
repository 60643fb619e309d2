// The paired tablets of the staff, and the pairing of another one.

import { displayKinds, type KitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { useCallback, useRef } from 'react'
import { focusIfLost } from '../../../parts/portal/focus-if-lost.ts'
import { PortalSection } from '../../../parts/portal/portal-layout.tsx'
import { SectionFailed } from '../../../parts/portal/section-failed.tsx'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { KitchenDisplayRow } from './display-row.tsx'
import { PairingCode } from './pairing-code.tsx'
import { useKitchenDisplays } from './use-displays.ts'
import { useNewScreen, usePairing } from './use-pairing.ts'

const words = texts.settings.screens

export function KitchenDisplaysSection({ restaurantId }: { restaurantId: number }) {
  const { pairing, asking, start, stop } = usePairing(restaurantId)
  const state = useKitchenDisplays(restaurantId, pairing !== null)
  const starter = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    stop()
    focusIfLost(() => starter.current)
  }, [stop])
  const handlePaired = useCallback(
    ({ name }: KitchenDisplay) => {
      const { title, hint } = words.paired
      toast({ title, description: hint({ name }), tone: 'good' })
      close()
    },
    [close],
  )
  useNewScreen(state.kind === 'ready' ? state.value : null, pairing !== null, handlePaired)
  return (
    <PortalSection title={words.title} hint={words.hint}>
      {pairing ? (
        <PairingCode
          pairing={pairing}
          isAsking={asking !== null}
          onAgain={() => void start(pairing.kind)}
          onClose={close}
        />
      ) : (
        <div className="mb-3 flex flex-wrap gap-2">
          {displayKinds.map((kind, at) => (
            <Button
              key={kind}
              ref={at === 0 ? starter : null}
              size="small"
              tone={at === 0 ? 'primary' : 'secondary'}
              isBusy={asking === kind}
              onClick={() => void start(kind)}
            >
              {words.pair[kind]}
            </Button>
          ))}
        </div>
      )}
      {state.kind === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={words.failed} onRetry={state.retry} />}
      {state.kind === 'ready' && <List restaurantId={restaurantId} screens={state.value} />}
    </PortalSection>
  )
}

function List({ restaurantId, screens }: { restaurantId: number; screens: readonly KitchenDisplay[] }) {
  if (screens.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <ul aria-label={words.title} className="divide-y divide-line border-line border-y">
      {screens.map(screen => (
        <KitchenDisplayRow key={screen.id} restaurantId={restaurantId} screen={screen} />
      ))}
    </ul>
  )
}
