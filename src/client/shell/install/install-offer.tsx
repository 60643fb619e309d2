// When to offer the app for installing: 2 s after the page is there and its visitor knows the privacy notice, unless it
// is installed or the offer was put aside lately. The card is fetched then.

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

const InstallCard = lazyExtra<InstallCardProps>(async () => (await import('./install-card.tsx')).InstallCard)
