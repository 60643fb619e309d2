// At every start: shows the beta gate if needed, and resolves when the app may open.

import { getGate } from '@tablemate/contract/beta.ts'
import { askServer } from '../../lib/ask-server.ts'
import { expectHeading } from '../../ui/focus-heading.ts'
import { forgetEarlyClick } from '../../ui/replay-early-clicks.ts'
import { decideView, shownView, showView } from '../first-view.ts'

/** Resolves when the app may open. The gate stays visible until the app shows. */
export async function passGate(): Promise<void> {
  const view = shownView() ?? decideView()
  const isClosed = view === 'asking' ? await isGateEnabled() : view === 'gate'
  if (!isClosed) return
  showView('gate')
  const { openGate } = await import('./gate.tsx').catch(reloadWhenUsed)
  await openGate()
  expectHeading()
}

/** Called when the app shows. */
export function removeGate(): void {
  document.getElementById('gate')?.remove()
}

/** How long a phone that passed before waits for the server, with a blank page. */
const timeoutMs = 800

/**
 * Without an answer from our server in time, the phone counts as offline. The server decides, because a cached page only
 * knows the gate of the time when it was fetched.
 */
async function isGateEnabled(): Promise<boolean> {
  const tooLate = new Promise<null>(resolve => setTimeout(resolve, timeoutMs, null))
  const answer = await Promise.race([askServer(getGate), tooLate])
  return answer?.gate === true
}

/** The gate's script cannot be loaded, so a submission reloads the page. An early press is not replayed. */
function reloadWhenUsed(): Promise<never> {
  const gate = document.getElementById('gate')
  if (gate) forgetEarlyClick(gate)
  gate?.addEventListener('submit', () => window.location.reload())
  return new Promise(() => undefined)
}
