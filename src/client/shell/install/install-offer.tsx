// When to offer the app for installing: 2 s after the page is there and its visitor knows the privacy notice, unless it
// is installed or the offer was put aside lately. The card is fetched then.

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { InstallCardProps } from './install-card.tsx'
import { isInstallSnoozed } from './install-snooze.ts'
import { useInstall } from './use-install.ts'

/** Source: spec.md, section 9. */
const delayMs = 2000

type Phase = 'waiting' | 'due' | 'over'

export function InstallOffer() {
  const [phase, setPhase] = useState<Phase>('waiting')
  const install = useInstall()
  useEffect(() => {
    const look = () => setPhase(isInstallSnoozed(new Date()) ? 'over' : 'due')
    const timer = setTimeout(look, delayMs)
    return () => clearTimeout(timer)
  }, [])
  const isDue = phase === 'due' && install !== 'installed'
  // There before the card is, or it would not be announced.
  return (
    <div aria-live="polite">
      {isDue && (
        <Suspense fallback={null}>
          <InstallCard onClose={() => setPhase('over')} />
        </Suspense>
      )}
    </div>
  )
}

// An offer that does not arrive is none.
const InstallCard = lazy<ComponentType<InstallCardProps>>(() =>
  import('./install-card.tsx').then(
    loaded => ({ default: loaded.InstallCard }),
    () => ({ default: () => null }),
  ),
)
