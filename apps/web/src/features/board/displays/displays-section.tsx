// The paired tablets of the staff, and the pairing of another one.

import { displayKinds, type KitchenDisplay } from '@tablemate/contract/kitchen-displays.ts'
import { screenCodeLifetimeMs } from '@tablemate/domain/limits.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { type ReactNode, useCallback, useRef } from 'react'
import { pairingAddress } from '../../../lib/paths.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { toast } from '../../../ui/toast.ts'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { SectionFailed } from '../../portal/section-failed.tsx'
import { HugeCode } from '../../table-session/group-code.tsx'
import { KitchenDisplayRow } from './display-row.tsx'
import { useKitchenDisplays } from './use-displays.ts'
import { type Pairing, useNewScreen, usePairing } from './use-pairing.ts'

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

// The pairing code for a tablet, large enough to read across the kitchen, with the address to open and the minutes left.

const pairingCodeWords = texts.settings.screens.pairing

interface Props {
  readonly pairing: Pairing
  readonly isAsking: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

function PairingCode({ pairing: { code, expiresAt }, isAsking, onAgain, onClose }: Props) {
  const left = Date.parse(expiresAt) - useNow()
  // `useNow` may lag by some seconds, so the rest is limited to the lifetime.
  const minutes = Math.ceil(Math.min(left, screenCodeLifetimeMs) / minuteMs)
  const isExpired = minutes <= 0
  return (
    <section
      aria-label={pairingCodeWords.title}
      className="mb-5 flex animate-rise flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-6 text-center"
    >
      {!isExpired && (
        <>
          <p className="text-pretty text-muted">{pairingCodeWords.open}</p>
          <p className="wrap-anywhere w-full select-all font-semibold text-lead">{pairingAddress()}</p>
          <HugeCode code={code} label={pairingCodeWords.label} />
        </>
      )}
      <p role="status" className="figures text-muted">
        {isExpired ? pairingCodeWords.over : pairingCodeWords.left({ minutes })}
      </p>
      <Buttons>
        {isExpired && (
          <Button size="small" isBusy={isAsking} onClick={onAgain}>
            {pairingCodeWords.again}
          </Button>
        )}
        <Button tone="secondary" size="small" ref={takeFocus} onClick={onClose}>
          {pairingCodeWords.close}
        </Button>
      </Buttons>
    </section>
  )
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-2">{children}</div>
}
