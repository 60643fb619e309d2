// The diner's own name in the group, and the choice of the member to order for if there are several.

import { Suspense } from 'react'
import { isolate } from '../../text/isolate.ts'
import { texts } from '../../text/texts.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { quietButton } from './inline-button.ts'
import type { OrderingChoiceProps } from './ordering-choice.tsx'

interface Props extends OrderingChoiceProps {
  readonly onAddGuest: () => void
}

const words = texts.people

export function OrderingFor({ onAddGuest, ...choice }: Props) {
  const { me, people } = choice
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere min-w-0">{words.youAre({ name: isolate(me.name) })}</p>
        <button type="button" className={`${quietButton} -mx-3 text-accent-text`} onClick={onAddGuest}>
          {words.addGuest}
        </button>
      </div>
      {people.length > 1 && (
        <Suspense fallback={<div className="h-12.5" />}>
          <OrderingChoice {...choice} />
        </Suspense>
      )}
    </>
  )
}

const OrderingChoice = lazyExtra<OrderingChoiceProps>(
  async () => (await import('./ordering-choice.tsx')).OrderingChoice,
)
