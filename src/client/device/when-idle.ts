// The moment for what must not compete with the first visit.

/** Calls once the page has loaded and has nothing to do. Answers how to call that off. */
export function whenIdle(call: () => void): () => void {
  let isOff = false
  const callUnlessOff = () => {
    if (!isOff) call()
  }
  const wait = () => {
    // Safari has no such thing.
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
