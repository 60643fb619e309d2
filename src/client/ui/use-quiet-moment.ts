// Waits for a moment in which a prompt above the page disturbs nobody and moves nothing under a finger.

import { useEffect, useState } from 'react'

/**
 * True once, while enabled, the page was at its top and untouched for `ms`, without an open dialog or a focused text field.
 * Further down a prompt would not be seen, and the page would move by its height.
 */
export function useQuietMoment(isEnabled: boolean, ms: number): boolean {
  const [wasQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isEnabled || wasQuiet) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(isQuiet), ms)
    }
    wait()
    const dialogs = new MutationObserver(wait)
    dialogs.observe(document.body, { childList: true })
    const options = { capture: true, passive: true }
    for (const name of eventNames) window.addEventListener(name, wait, options)
    return () => {
      clearTimeout(timer)
      dialogs.disconnect()
      for (const name of eventNames) window.removeEventListener(name, wait, options)
    }
  }, [isEnabled, wasQuiet, ms])
  return wasQuiet
}

const eventNames = ['pointerdown', 'pointermove', 'pointerup', 'scroll', 'keydown', 'input', 'focusout']

function isQuiet(): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const isTyping = document.activeElement?.matches(typingSelector) ?? false
  return !hasDialog && !isTyping && window.scrollY === 0
}

const typingSelector = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
