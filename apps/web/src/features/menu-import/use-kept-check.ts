// Keeps the corrections of a menu check in this browser, and opens them again after a reload.

import { useEffect, useRef, useState } from 'react'
import { forgetCheck, isOver, keepCheck, readKeptCheck } from './kept-check.ts'
import type { Checking, UploadState } from './upload-state.ts'

/** A pause in typing. */
const pauseMs = 400

/** `onFound`: there are corrections of an earlier visit. */
export function useKeptCheck(
  restaurantId: number,
  state: UploadState,
  onFound: (checking: Checking) => void,
) {
  const unsaved = useRef<Checking>(null)
  /** The latest that was stored. */
  const [kept, setKept] = useState<Pick<Checking, 'readAt' | 'changedAt'> | null>(null)
  const writing = useRef(Promise.resolve())
  /** When the check was read that this tab has stored or found. */
  const known = useRef<number>(null)
  const arrangement = useRef(0)
  const found = useRef(onFound)
  const save = useRef(() => {
    const { current: check } = unsaved
    unsaved.current = null
    if (!check) return
    writing.current = keepCheck(restaurantId, check, known.current === check.readAt).then(
      isKept => {
        known.current = check.readAt
        setKept(isKept ? check : null)
      },
      () => setKept(null),
    )
  })

  useEffect(() => {
    let isOpen = true
    const flush = save.current
    void readKeptCheck(restaurantId).then(check => {
      if (!check || !isOpen) return
      known.current = check.readAt
      setKept(check)
      found.current(check)
    })
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

  const isKept = state.kind === 'checking' && kept?.readAt === state.readAt && !isOver(state)
  return {
    /** The time of the latest correction that is stored; null: none is. */
    keptAt: isKept ? kept.changedAt : null,
    /** Deletes what is kept of this check. */
    forget(check: Checking) {
      unsaved.current = null
      void writing.current.then(() => forgetCheck(restaurantId, check))
    },
  }
}
