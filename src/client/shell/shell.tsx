// Shown with every screen: the privacy notice for new visitors, the offer to install, the notice of a newer version.

import { useEffect, useReducer } from 'react'
import { InstallOffer } from './install/install-offer.tsx'
import { useIsPrivacyAccepted } from './privacy/privacy.ts'
import { PrivacyGate } from './privacy/privacy-gate.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** Empty at first, because the prerendered page is the same for every phone. */
export function Shell() {
  const [isStarted, start] = useReducer(() => true, false)
  useEffect(start, [])
  return isStarted ? <Overlays /> : null
}

function Overlays() {
  const isPrivacyAccepted = useIsPrivacyAccepted()
  return (
    <>
      <UpdateNotice />
      {isPrivacyAccepted ? <InstallOffer /> : <PrivacyGate />}
    </>
  )
}
