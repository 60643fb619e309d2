// The way in, at every start: through the open door, or by the code.

import { decideDoor, showDoor, shownDoor } from './door.ts'

/** Resolves when the app may open; tells whether that took a code. */
export async function passDoor(): Promise<'was-open' | 'by-code'> {
  const door = shownDoor() ?? decideDoor()
  switch (door) {
    case 'open':
    case 'opening':
      return 'was-open'
    case 'asking':
      if (!(await isServerThere())) return 'was-open'
      showDoor('gate')
      return standAtGate()
    case 'gate':
      showDoor('gate')
      return standAtGate()
  }
}

/** How long a phone that passed before looks at nothing while the server is sought. */
const patienceMs = 800

/** With no answer in time, or only a foreign one, the phone counts as without network. */
function isServerThere(): Promise<boolean> {
  const answer = import('./is-live.ts').then(
    loaded => loaded.isServerLive(),
    () => false,
  )
  const tooLate = new Promise<boolean>(resolve => setTimeout(resolve, patienceMs, false))
  return Promise.race([answer, tooLate])
}

async function standAtGate(): Promise<'by-code'> {
  const { openGate } = await import('./gate.tsx').catch(reloadWhenUsed)
  await openGate()
  return 'by-code'
}

/** The gate is on the page, but what moves it did not arrive: whoever uses it sends for it again. */
function reloadWhenUsed(): Promise<never> {
  document.getElementById('gate')?.addEventListener('submit', () => window.location.reload())
  return new Promise(() => undefined)
}
