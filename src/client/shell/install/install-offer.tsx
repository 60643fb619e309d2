// Offers to install 2 s after the page is loaded and the privacy notice accepted, unless the app is installed or the offer
// was dismissed recently. The card is fetched then.

import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../../ui/lazy-extra.ts'
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
  // The live region must exist before the card, or screen readers do not announce it.
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

const InstallCard = lazyExtra<InstallCardProps>(async () => (await import('./install-card.tsx')).InstallCard)
