// The way in, at every start: through the open door, or by the code.

import { getGate } from '#contract/beta.ts'
import { askServer } from '../shell/ask-server.ts'
import { forgetEarlyClick } from '../ui/replay-early-clicks.ts'
import { decideGateState, showGateState, shownGateState } from './gate-state.ts'

/** Resolves when the app may open; tells whether that took a code. */
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

/** How long a phone that passed before looks at nothing while the server is sought. */
const timeoutMs = 800

/**
 * With no answer in time, or only a foreign one, the phone counts as without network. A page that the phone keeps knows
 * only of the gate that was there when it was fetched.
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

/** The gate is on the page, but what moves it did not arrive: whoever uses it sends for it again. No press waits for it. */
function reloadWhenUsed(): Promise<never> {
  const gate = document.getElementById('gate')
  if (gate) forgetEarlyClick(gate)
  gate?.addEventListener('submit', () => window.location.reload())
  return new Promise(() => undefined)
}
