// Keeps the corrections of a menu check in this browser, and opens them again after a reload.

import { useEffect, useRef } from 'react'
import { forgetUploads } from '../../../parts/portal/forget-uploads.ts'
import { keepCheck, readKeptCheck } from './kept-check.ts'
import type { Checking, UploadState } from './upload-state.ts'

/** A pause in typing. */
const pauseMs = 400

/** `onFound`: there are corrections of an earlier visit. Returns a function that deletes what is kept. */
export function useKeptCheck(
  restaurantId: number,
  state: UploadState,
  onFound: (checking: Checking) => void,
): () => void {
  const unsaved = useRef<Checking>(null)
  const arrangement = useRef(0)
  const found = useRef(onFound)
  const save = useRef(() => {
    if (unsaved.current) void keepCheck(restaurantId, unsaved.current)
    unsaved.current = null
  })

  useEffect(() => {
    let isOpen = true
    const flush = save.current
    void readKeptCheck(restaurantId).then(kept => kept && isOpen && found.current(kept))
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [restaurantId])

  useEffect(() => {
    const isChanged =
      state.kind === 'checking' && state.changedAt !== null && state.changedAt !== state.keptFrom
    unsaved.current = isChanged ? state : null
    if (!isChanged) return
    // Only typing waits. A browser may drop what is written while the page closes.
    const isTyping = state.arrangement === arrangement.current
    arrangement.current = state.arrangement
    const timer = setTimeout(save.current, isTyping ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [state])

  return () => {
    unsaved.current = null
    void forgetUploads()
  }
}
