// The client's first script. It lets the browser paint the prerendered page before it fetches and runs the app, which would
// delay a slow phone's first paint. The app's modules read the texts as they are loaded, so the texts come first.

import '../styles.css'
import { watchInstall } from '../lib/device/install.ts'
import { loadTexts } from '../lib/text/load-texts.ts'
import { decideView, shownView } from './first-view.ts'
import { fetchScreen } from './screens.ts'

/** Ends the wait in a browser that reports no paint, or in a background page. */
const timeoutMs = 300

// The browser may offer to install before the app is loaded.
watchInstall()
void start()

async function start(): Promise<void> {
  const isDrawn = (shownView() ?? decideView()) !== 'opening'
  const texts = loadTexts('diner')
  if (isDrawn) await painted()
  await texts
  if (!isDrawn) fetchScreen(window.location.pathname)
  await import('../main.tsx')
}

function painted(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, timeoutMs)
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}
