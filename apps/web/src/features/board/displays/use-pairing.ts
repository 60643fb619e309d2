// Requests a pairing code, which is shown until a tablet is paired.

import { type DisplayKind, type KitchenDisplay, startPairing } from '@tablemate/contract/kitchen-displays.ts'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { portalCall } from '../../portal/portal-call.ts'

const words = texts.settings.screens

export interface Pairing {
  readonly kind: DisplayKind
  readonly code: string
  readonly expiresAt: string
}

/** `pairing` is null while no code is shown. */
export function usePairing(restaurantId: number) {
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const [asking, setAsking] = useState<DisplayKind | null>(null)
  const start = async (kind: DisplayKind) => {
    if (asking) return
    setAsking(kind)
    try {
      setPairing({ kind, ...(await portalCall(startPairing, { params: { restaurantId }, query: { kind } })) })
    } catch (error) {
      const { title, hint } = words.notStarted
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    setAsking(null)
  }
  return { pairing, asking, start, stop: () => setPairing(null) }
}

/** Calls `onPaired` with a tablet that appears in the list while a code is shown. `screens` is null until loaded. */
export function useNewScreen(
  screens: readonly KitchenDisplay[] | null,
  isPairing: boolean,
  onPaired: (screen: KitchenDisplay) => void,
): void {
  const known = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (!screens) return
    const before = known.current
    known.current = new Set(screens.map(({ id }) => id))
    const added = before && screens.find(({ id }) => !before.has(id))
    if (isPairing && added) onPaired(added)
  }, [screens, isPairing, onPaired])
}
