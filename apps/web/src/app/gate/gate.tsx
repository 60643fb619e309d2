// The gate as a separate page, loaded only where it is shown. The app opens after it is passed.

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { replayEarlyClick } from '../../ui/replay-early-clicks.ts'
import { isTranslated } from '../page-translation.ts'
import { GateScreen } from './gate-screen.tsx'
import { rememberPassing } from './gate-view.ts'

/** Its ids must not be those of the first page, which is built into the same document. */
export const gateIds = { identifierPrefix: 'gate' } as const

/** Resolves when the code was right. The gate stays visible until the app replaces it. */
export function openGate(): Promise<void> {
  const container = document.getElementById('gate')
  if (!container) throw new Error('index.html has no #gate')
  return new Promise(resolve => {
    const pass = () => {
      rememberPassing()
      resolve()
    }
    const isDrawn = container.firstElementChild && !isTranslated(container)
    if (isDrawn) hydrateRoot(container, <Gate onPass={pass} />, gateIds)
    else createRoot(container, gateIds).render(<Gate onPass={pass} />)
    replayEarlyClick(container)
  })
}

export function Gate({ onPass }: { onPass: () => void }) {
  return (
    <StrictMode>
      <GateScreen onPass={onPass} />
    </StrictMode>
  )
}
