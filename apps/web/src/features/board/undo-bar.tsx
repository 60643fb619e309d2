// The ticket moves of the last ten seconds, each with an undo button.

import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ticketName } from './ticket-name.ts'
import type { UndoableStep } from './use-ticket-calls.ts'

const words = texts.board

interface Props {
  readonly steps: readonly UndoableStep[]
  readonly onUndo: (step: UndoableStep) => void
}

export function UndoBar({ steps, onUndo }: Props) {
  if (steps.length === 0) return null
  return (
    <section
      data-bottom-bar
      aria-label={words.moves}
      className="on-screen-only pointer-events-none sticky bottom-(--tab-bar) z-10 flex justify-center pt-4 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      <ul className="pointer-events-auto flex w-full max-w-[560px] flex-col gap-1 rounded-card border border-edge bg-paper p-2 shadow-[0_8px_32px_rgb(0_0_0/0.24)]">
        {steps.map(step => {
          const moved = words.moved({ ticket: ticketName(step.ticket), state: words.states[step.to] })
          return (
            <li key={step.id} className="flex items-center gap-3 ps-3">
              <span className="wrap-anywhere min-w-0 flex-1 text-lead">{moved}</span>
              <Button
                tone="secondary"
                className="min-h-14"
                aria-label={words.undoOf({ move: moved })}
                onClick={() => onUndo(step)}
              >
                {words.undo}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
