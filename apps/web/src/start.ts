// The client's first script. It lets the browser paint the prerendered page before it fetches and runs the app, which would
// delay a slow phone's first paint.

import './styles.css'
import { watchInstall } from './device/install.ts'
import { decideView, shownView } from './first-view.ts'
import { fetchScreen } from './screens.ts'

/** Ends the wait in a browser that reports no paint, or in a background page. */
const timeoutMs = 300

// The browser may offer to install before the app is loaded.
watchInstall()
void start()

async function start(): Promise<void> {
  const isDrawn = (shownView() ?? decideView()) !== 'opening'
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
