// Closes the topmost sheet when the person goes back. Each open sheet has a history entry with the page's own address, marked
// with its depth. Closing a sheet by other means goes back over its entry, and an entry whose sheet is gone is skipped, as after
// a reload or a change of screen.

import { useEffect, useRef } from 'react'

/** The functions that close the open sheets, the topmost last. */
const openSheets: (() => void)[] = []
/** Goes through the history by itself; the next popstate ends it. */
let isTravelling = false
/** The page is being left, as for Stripe: a way back over a sheet's entry would cancel that. */
let isLeaving = false

/** While `isOpen`, going back calls `onClose`. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    stay()
    const close = () => latest.current()
    openSheets.push(close)
    // A sheet that replaces another one in the same render takes over its entry.
    queueMicrotask(matchHistory)
    return () => {
      openSheets.splice(openSheets.indexOf(close), 1)
      queueMicrotask(matchHistory)
    }
  }, [isOpen])
}

/** The page is still here: shown again from the browser's memory, or a sheet opens. */
function stay(): void {
  isLeaving = false
}

/** Called once, when the app starts. A reload leaves the entries of the sheets that were open. */
export function watchBack(): void {
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  addEventListener('pageshow', stay)
  addEventListener('popstate', () => {
    const wasOwn = isTravelling
    isTravelling = false
    const closed = wasOwn ? [] : openSheets.slice(depthHere())
    for (const close of closed.reverse()) close()
    // After React has removed what was closed. A sheet that refuses to close gets its entry back.
    setTimeout(matchHistory)
  })
  matchHistory()
}

/** Resolves once a sheet that is just closing has gone back over its entry, which would cancel a reload of the page. */
export async function historySettled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
  if (isTravelling) await new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
}

function matchHistory(): void {
  if (isTravelling || isLeaving) return
  // The position would otherwise jump back to where it was when the sheet opened.
  history.scrollRestoration = openSheets.length > 0 || depthHere() > 0 ? 'manual' : 'auto'
  for (let depth = depthHere() + 1; depth <= openSheets.length; depth += 1)
    history.pushState({ ...stateHere(), sheets: depth }, '')
  if (depthHere() <= openSheets.length) return
  isTravelling = true
  history.go(openSheets.length - depthHere())
}

/** The number of sheets that were open at the current history entry. */
const depthHere = (): number => Number(stateHere().sheets ?? 0)
const stateHere = () => (history.state ?? {}) as { readonly sheets?: number }
