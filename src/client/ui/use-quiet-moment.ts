// Waits for a moment without an open dialog or a focused text field, so that a prompt disturbs nobody.

import { useEffect, useState } from 'react'

/** The wait before a check, so that a change from one field or dialog to the next does not count. */
const pauseMs = 500

/** Whether there was such a moment since the component mounted. */
export function useQuietMoment(): boolean {
  const [wasQuiet, setQuiet] = useState(isQuiet)
  useEffect(() => {
    if (wasQuiet) return
    let timer: ReturnType<typeof setTimeout>
    const scheduleCheck = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(isQuiet), pauseMs)
    }
    const dialogs = new MutationObserver(scheduleCheck)
    dialogs.observe(document.body, { childList: true })
    document.addEventListener('focusout', scheduleCheck)
    // Covers changes between the first render and this effect.
    scheduleCheck()
    return () => {
      clearTimeout(timer)
      dialogs.disconnect()
      document.removeEventListener('focusout', scheduleCheck)
    }
  }, [wasQuiet])
  return wasQuiet
}

function isQuiet(): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const isTyping = document.activeElement?.matches(typingSelector) ?? false
  return !hasDialog && !isTyping
}

const typingSelector = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
