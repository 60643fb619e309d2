// What is done with the rows of a file, and where the focus goes then: never back to the top of the page.

import { useEffect, useRef } from 'react'
import { idsOf, type RowActions } from './row-actions.ts'
import type { CheckingActs } from './use-menu-upload.ts'

/** `list` holds all rows. */
export function useRowActions({ changeRows }: Pick<CheckingActs, 'changeRows'>) {
  const list = useRef<HTMLFieldSetElement>(null)
  /** What gets the focus as soon as it is drawn. */
  const wanted = useRef<string>(null)
  useEffect(() => {
    const found = wanted.current === null ? null : list.current?.querySelector<HTMLElement>(wanted.current)
    if (!found) return
    wanted.current = null
    found.focus()
  })
  const focusOn = (selector: string) => {
    wanted.current = selector
  }
  const actions: RowActions = {
    change: (at, changes) => changeRows([at], () => changes),
    open(at) {
      focusOn(`#${idsOf(at).row} input`)
      changeRows([at], () => ({ view: 'open' }))
    },
    leaveOut(at) {
      focusOn(`#${idsOf(at).putBack}`)
      changeRows([at], () => ({ view: 'left-out' }))
    },
    putBack(at) {
      focusOn(`#${idsOf(at).row} input`)
      changeRows([at], () => ({ view: 'open' }))
    },
    settle(rows, button, name) {
      const next = nextStop(list.current, button, new Set(rows.map(at => idsOf(at).row)))
      if (next) next.focus()
      else focusOn(`#${idsOf(rows[0] ?? 0).edit}`)
      changeRows(rows, (row, at) => ({ view: 'closed', name: name?.(row, at) ?? row.name }))
    },
  }
  return { list, focusOn, actions }
}

/** The next row to be looked at, or to be corrected, that is not one of these. */
function nextStop(
  list: HTMLElement | null,
  from: HTMLElement,
  but: ReadonlySet<string>,
): HTMLElement | undefined {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-stop], [aria-invalid=true]') ?? [])]
  return stops.slice(stops.indexOf(from) + 1).find(stop => !but.has(stop.closest('li')?.id ?? ''))
}
