// The first of the client's own scripts, small: what is drawn into the page is painted before the app is sent for and
// run. Both would hold up a slow phone's first paint.

import './styles.css'
import { watchInstall } from './device/install.ts'
import { decideGateState, shownGateState } from './gate/gate-state.ts'
import { fetchScreen } from './screens.ts'

/** A browser that does not tell, or a page in the background, is waited for no longer. */
const timeoutMs = 300

// The browser may offer it before the app is there.
watchInstall()
void start()

async function start(): Promise<void> {
  const isDrawn = (shownGateState() ?? decideGateState()) !== 'opening'
  if (isDrawn) await painted()
  else fetchScreen(window.location.pathname)
  await import('./main.tsx')
}

function painted(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, timeoutMs)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
