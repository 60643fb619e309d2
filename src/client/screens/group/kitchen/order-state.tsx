// The kitchen's progress with one of the diner's own orders, as text and as a progress bar.

import type { Order } from '#contract/orders.ts'
import { useNow } from '../../../parts/use-now.ts'
import * as texts from '../../../text/texts.ts'
import { isUnseenForLong, stageOf, stages } from './order-stage.ts'

const words = texts.kitchen

export function OrderState({ order }: { readonly order: Order }) {
  const isUnseen = isUnseenForLong(order, useNow())
  const stage = stageOf(order)
  if (!stage) return null
  const reached = stage === 'waiting' || stage === 'refused' ? 0 : stages.indexOf(stage)
  return (
    <div className="pt-4">
      {stage !== 'refused' && (
        <div aria-hidden className="mb-1.5 flex gap-1">
          {stages.map((one, at) => (
            <span
              key={one}
              className={`h-1 flex-1 rounded-full transition-colors ${at <= reached ? 'bg-live' : 'bg-line'}`}
            />
          ))}
        </div>
      )}
      <p
        aria-live="polite"
        className={`text-pretty font-semibold ${stage === 'refused' ? 'text-danger' : stage === 'waiting' ? 'text-ink' : 'text-live'}`}
      >
        <span className="sr-only">{words.stateIs} </span>
        <span>{stage === 'waiting' ? words.waiting : words.states[stage]}</span>
      </p>
      {isUnseen && (
        <p role="alert" className="mt-2 text-pretty rounded-button bg-tint px-3 py-2 text-accent-text">
          {words.unseen}
        </p>
      )}
    </div>
  )
}
