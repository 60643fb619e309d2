// The moment at which something may move: no finger is about to meet it.

import { useEffect, useState } from 'react'

/** False until, since it is wanted, the page was neither touched nor scrolled nor typed into for this long; then true. */
export function useCalm(isWanted: boolean, ms: number): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    if (!isWanted || isCalm) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setCalm(true), ms)
    }
    wait()
    const options = { capture: true, passive: true }
    for (const sign of signsOfUse) window.addEventListener(sign, wait, options)
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfUse) window.removeEventListener(sign, wait, options)
    }
  }, [isWanted, isCalm, ms])
  return isCalm
}

const signsOfUse = ['pointerdown', 'pointermove', 'pointerup', 'scroll', 'keydown', 'input']
