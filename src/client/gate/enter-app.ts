// Enters the app at every start, directly or through the beta gate.

import { getGate } from '#contract/beta.ts'
import { askServer } from '../shell/ask-server.ts'
import { forgetEarlyClick } from '../ui/replay-early-clicks.ts'
import { decideGateState, showGateState, shownGateState } from './gate-state.ts'

/** Resolves when the app may open, and tells whether the diner entered a code. */
export async function enterApp(): Promise<'was-open' | 'by-code'> {
  const gateState = shownGateState() ?? decideGateState()
  switch (gateState) {
    case 'open':
    case 'opening':
      return 'was-open'
    case 'asking':
      if (!(await isGateEnabled())) return 'was-open'
      showGateState('gate')
      return passGate()
    case 'gate':
      showGateState('gate')
      return passGate()
  }
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

async function passGate(): Promise<'by-code'> {
  const { openGate } = await import('./gate.tsx').catch(reloadWhenUsed)
  await openGate()
  return 'by-code'
}

/** The gate's script cannot be loaded, so a submission reloads the page. An early press is not replayed. */
function reloadWhenUsed(): Promise<never> {
  const gate = document.getElementById('gate')
  if (gate) forgetEarlyClick(gate)
  gate?.addEventListener('submit', () => window.location.reload())
  return new Promise(() => undefined)
}
