// The actions on the rows of a file, and the focus after each, so that the focus is never lost to the top of the page.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { useEffect, useRef } from 'react'
import { idsOf, type RowActions } from './row-actions.ts'
import type { CheckActions } from './upload-state.ts'

type OwnActions = Pick<RowActions, 'select' | 'split' | 'showPage'>

/** Focuses elements within `list`, the element around all rows. */
export function useFocus() {
  const list = useRef<HTMLFieldSetElement>(null)
  /** The selector of the element that gets the focus once it is rendered. */
  const target = useRef<string>(null)
  useEffect(() => {
    const found = target.current === null ? null : list.current?.querySelector<HTMLElement>(target.current)
    if (!found) return
    target.current = null
    found.focus()
  })
  useEffect(() => {
    // A target that was not found does not take the focus from what the owner does next.
    const forget = () => {
      target.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    document.addEventListener('keydown', forget, true)
    return () => {
      document.removeEventListener('pointerdown', forget, true)
      document.removeEventListener('keydown', forget, true)
    }
  }, [])
  const focusOn = (selector: string) => {
    target.current = selector
  }
  return { list, focusOn }
}

export function useRowActions(
  {
    changeRows,
    changeOptions,
    separateSizes,
  }: Pick<CheckActions, 'changeRows' | 'changeOptions' | 'separateSizes'>,
  currency: CurrencyCode,
  list: ReturnType<typeof useFocus>['list'],
  focusOn: (selector: string) => void,
  others: OwnActions,
): RowActions {
  return {
    ...others,
    change: (at, changes) => changeRows([at], () => changes),
    changeOptions,
    separateSizes(at) {
      focusOn(`#${idsOf(at).row} input`)
      changeRows([at], () => ({ view: 'open' }))
      separateSizes(at, currency)
    },
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
}

/** The next control marked as a stop or invalid after `from`, outside of the `excluded` rows. */
function nextStop(
  list: HTMLElement | null,
  from: HTMLElement,
  excluded: ReadonlySet<string>,
): HTMLElement | undefined {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-stop], [aria-invalid=true]') ?? [])]
  return stops.slice(stops.indexOf(from) + 1).find(stop => !excluded.has(stop.closest('li')?.id ?? ''))
}
