// Runs work when the page is idle, so that it does not slow the first visit.

/** Calls `call` once the page has loaded and is idle. Returns a function that cancels. */
export function whenIdle(call: () => void): () => void {
  let isOff = false
  const callUnlessOff = () => {
    if (!isOff) call()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(callUnlessOff, { timeout: timeoutMs })
    else setTimeout(callUnlessOff, timeoutMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
  }
}

const timeoutMs = 3000
