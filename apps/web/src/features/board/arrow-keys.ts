// Keyboard control of the board: the arrow keys move the focus between tickets, Enter advances the focused ticket.

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const stepSelector = '[data-step]'
const columnSelector = '[data-column]'

/** Key handler of the element around all columns. Moves the focus between the buttons that advance tickets. */
export function followArrow(event: KeyboardEvent<HTMLElement>): void {
  const [rightwards, down] = directions[event.key] ?? [0, 0]
  const across = document.dir === 'rtl' ? -rightwards : rightwards
  const here = event.target instanceof HTMLElement ? event.target.closest('article') : null
  if ((across === 0 && down === 0) || !here) return
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>(columnSelector)]
    .map(column => [...column.querySelectorAll<HTMLElement>(stepSelector)])
    .filter(steps => steps.length > 0)
  const column = columns.findIndex(steps => steps.some(step => here.contains(step)))
  const row = columns[column]?.findIndex(step => here.contains(step)) ?? -1
  const target = columns[column + across]
  const next = target?.[Math.min(row + down, target.length - 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const directions: Readonly<Record<string, readonly [rightwards: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface PendingFocus {
  /** The button that had the focus, or belongs to the ticket being refused. */
  readonly step: HTMLElement
  readonly next: () => HTMLElement | null
}

/**
 * A ticket that leaves its column removes its focused button. The focus then goes to the next ticket, otherwise to the previous
 * one, otherwise to the column's heading. Returns the function to call before a ticket is moved, or refused in a dialog.
 */
export function useFocusAfterStep(board: RefObject<HTMLElement | null>): (key: string) => void {
  const pending = useRef<PendingFocus | null>(null)
  useEffect(() => {
    if (!pending.current || pending.current.step.isConnected || isInDialog(document.activeElement)) return
    const { next } = pending.current
    pending.current = null
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost) next()?.focus()
  })
  return key => {
    const step = board.current?.querySelector<HTMLElement>(`[data-step="${key}"]`)
    const column = step?.closest<HTMLElement>(columnSelector)
    const here = document.activeElement
    if (!step || !column || (here !== step && !isInDialog(here))) return
    const steps = [...column.querySelectorAll<HTMLElement>(stepSelector)]
    const at = steps.indexOf(step)
    const name = (steps[at + 1] ?? steps[at - 1])?.dataset.step
    const next = () =>
      (name ? board.current?.querySelector<HTMLElement>(`[data-step="${name}"]`) : null) ??
      column.querySelector<HTMLElement>('h2')
    pending.current = { step, next }
  }
}

function isInDialog(element: Element | null): boolean {
  return Boolean(element?.closest('[role=dialog]'))
}
