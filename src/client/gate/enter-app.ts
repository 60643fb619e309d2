// Enters the app at every start, directly or by the access code.

import { getGate } from '#contract/beta.ts'
import { askServer } from '../shell/ask-server.ts'
import { forgetEarlyClick } from '../ui/replay-early-clicks.ts'
import { decideGateState, showGateState, shownGateState } from './gate-state.ts'

/** Resolves when the app may open, with whether that took a code. */
export async function enterApp(): Promise<'was-open' | 'by-code'> {
  const gateState = shownGateState() ?? decideGateState()
  switch (gateState) {
    case 'open':
    case 'opening':
      return 'was-open'
    case 'asking':
      if (!(await isGateThere())) return 'was-open'
      showGateState('gate')
      return standAtGate()
    case 'gate':
      showGateState('gate')
      return standAtGate()
  }
}

/** How long a phone that passed before waits for the server, with a blank page. */
const timeoutMs = 800

/**
 * Without an answer from our server in time, the phone counts as offline. The server decides, because a cached page only
 * knows the gate of the time when it was fetched.
 */
async function isGateThere(): Promise<boolean> {
  const tooLate = new Promise<null>(resolve => setTimeout(resolve, timeoutMs, null))
  const answer = await Promise.race([askServer(getGate), tooLate])
  return answer?.gate === true
}

async function standAtGate(): Promise<'by-code'> {
  const { openGate } = await import('./gate.tsx').catch(reloadWhenUsed)
  await openGate()
  return 'by-code'
}

/** The gate's script is lost, so a submission reloads the page. An early press is not replayed. */
function reloadWhenUsed(): Promise<never> {
  const gate = document.getElementById('gate')
  if (gate) forgetEarlyClick(gate)
  gate?.addEventListener('submit', () => window.location.reload())
  return new Promise(() => undefined)
}
