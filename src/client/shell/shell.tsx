// What lies around every screen: the privacy notice for whoever is new, the offer to install the app, the news of a
// newer version.

import { useEffect, useReducer } from 'react'
import { InstallOffer } from './install/install-offer.tsx'
import { useIsPrivacyAccepted } from './privacy/privacy.ts'
import { PrivacyGate } from './privacy/privacy-gate.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** Nothing at first: the page that was built beforehand knows no phone. */
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
