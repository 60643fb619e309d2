// A moment in which nobody is disturbed: no dialog is open, and nobody is typing.

import { useEffect, useState } from 'react'

/** So that the step from one field to the next, or from one dialog to another, is no such moment. */
const pauseMs = 500

/** Whether there was such a moment since this first showed. */
export function useQuietMoment(): boolean {
  const [wasQuiet, setQuiet] = useState(isQuiet)
  useEffect(() => {
    if (wasQuiet) return
    let timer: ReturnType<typeof setTimeout>
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(isQuiet), pauseMs)
    }
    const dialogs = new MutationObserver(lookSoon)
    dialogs.observe(document.body, { childList: true })
    document.addEventListener('focusout', lookSoon)
    // For what happened between the first look and this.
    lookSoon()
    return () => {
      clearTimeout(timer)
      dialogs.disconnect()
      document.removeEventListener('focusout', lookSoon)
    }
  }, [wasQuiet])
  return wasQuiet
}

function isQuiet(): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const isTyping = document.activeElement?.matches(typedInto) ?? false
  return !hasDialog && !isTyping
}

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
