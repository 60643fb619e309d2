// Offers to install the app, at the end of a screen, where it moves and covers nothing. The card is fetched then.

import { Suspense, useState } from 'react'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import type { InstallCardProps } from './install-card.tsx'
import { isInstallSnoozed } from './install-snooze.ts'
import { useInstall } from './use-install.ts'

interface Props {
  /** This phone has ordered or paid. */
  readonly isDue: boolean
}

/** Nothing if the app is installed or the offer was dismissed recently. */
export function InstallOffer({ isDue }: Props) {
  const [isOver, setOver] = useState(() => isInstallSnoozed(new Date()))
  const isInstalled = useInstall() === 'installed'
  // The live region must exist before the card, or screen readers do not announce it.
  return (
    <div aria-live="polite" className="on-screen-only">
      {isDue && !isOver && !isInstalled && (
        <Suspense fallback={null}>
          <InstallCard onClose={() => setOver(true)} />
        </Suspense>
      )}
    </div>
  )
}

const InstallCard = lazyExtra<InstallCardProps>(async () => (await import('./install-card.tsx')).InstallCard)
