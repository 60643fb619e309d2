// The kitchen's progress with one of the diner's own orders, as text and as a progress bar.

import type { Order } from '@tablemate/contract/orders.ts'
import { texts } from '../../../text/texts.ts'
import { stageOf, stages } from './order-stage.ts'

const words = texts.kitchen

/** An order that reached no kitchen is one from before ordering was switched on, or after it was switched off. */
export function OrderState({ order }: { readonly order: Order }) {
  const stage = stageOf(order)
  if (!stage)
    return (
      <p aria-live="polite" className="text-pretty pt-4 font-semibold text-accent-text">
        {texts.offline.order.refused}
      </p>
    )
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
    </div>
  )
}
