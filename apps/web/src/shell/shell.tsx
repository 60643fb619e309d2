// Shown with every screen: the privacy notice for new diners, the notice of a newer version.

import { useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
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
  const [path] = useLocation()
  return (
    <>
      <UpdateNotice />
      {!isPrivacyAccepted && !staffPaths.test(path) && <PrivacyGate />}
    </>
  )
}

/** The portal and the staff's tablets. The notice is about what diners enter. An offer, /restaurant/7, is for diners. */
const staffPaths = /^\/restaurant(-|\/[^/]+\/)/
