// The pauses of a screen, from when it is shown until it is left.

import { useEffect, useState } from 'react'
import { makePauses } from './pauses.ts'

export function usePauses() {
  const [pauses] = useState(makePauses)
  // React's strict mode leaves the screen once and shows it again.
  useEffect(() => pauses.show(), [pauses])
  return pauses
}
