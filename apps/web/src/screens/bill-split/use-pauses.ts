// The pauses of a screen, which end when the screen is left.

import { useEffect, useState } from 'react'
import { createPaymentPauses } from './payment-pauses.ts'

export function usePauses() {
  const [pauses] = useState(createPaymentPauses)
  // React's strict mode unmounts the screen once and mounts it again.
  useEffect(() => pauses.show(), [pauses])
  return pauses
}
