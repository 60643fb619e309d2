// The board by keyboard: the arrow keys go from ticket to ticket, Enter moves the one in focus on.

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const stepSelector = '[data-step]'
const columnSelector = '[data-column]'

/** For the element around all columns: moves the focus between the buttons that move tickets on. */
export function followArrow(event: KeyboardEvent<HTMLElement>): void {
  const [across, down] = directions[event.key] ?? [0, 0]
  const here = event.target instanceof HTMLElement ? event.target.closest('article') : null
  if ((across === 0 && down === 0) || !here) return
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>(columnSelector)]
    .map(column => [...column.querySelectorAll<HTMLElement>(stepSelector)])
    .filter(steps => steps.length > 0)
  const column = columns.findIndex(steps => steps.some(step => here.contains(step)))
  const row = columns[column]?.findIndex(step => here.contains(step)) ?? -1
  const beside = columns[column + across]
  const next = beside?.[Math.min(row + down, beside.length - 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface Follower {
  /** The button that had the focus, or whose ticket is being refused. */
  readonly step: HTMLElement
  readonly next: () => HTMLElement | null
}

/**
 * A ticket that moves on takes its button, and with it the focus, away: the focus goes to the ticket after it, else to the
 * one before, else to the column's heading. Answers what to call before a ticket is moved, or refused in a dialog.
 */
export function useFocusAfterStep(board: RefObject<HTMLElement | null>): (key: string) => void {
  const follower = useRef<Follower | null>(null)
  useEffect(() => {
    if (!follower.current || follower.current.step.isConnected || isInDialog(document.activeElement)) return
    const { next } = follower.current
    follower.current = null
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
    follower.current = { step, next }
  }
}

function isInDialog(element: Element | null): boolean {
  return Boolean(element?.closest('[role=dialog]'))
}
