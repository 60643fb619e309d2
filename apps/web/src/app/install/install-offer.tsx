// Offers to install the app, at the end of a screen, where it moves and covers nothing.

import { useState } from 'react'
import { InstallCard } from './install-card.tsx'
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
      {isDue && !isOver && !isInstalled && <InstallCard onClose={() => setOver(true)} />}
    </div>
  )
}
