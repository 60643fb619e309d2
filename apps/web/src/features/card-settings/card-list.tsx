// The card payments of the last 24 hours, with a button that gives the money back. It asks first.

import type { OwnCardPayment } from '@tablemate/contract/card-payments.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { dateAndTime, money, timeOfDay } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { PortalSection } from '../portal/portal-layout.tsx'
import { SectionFailed } from '../portal/section-failed.tsx'
import { refund, useCardPayments } from './use-card-settings.ts'

const words = texts.cards.list

export function CardList({ restaurantId }: { restaurantId: number }) {
  const state = useCardPayments(restaurantId)
  return (
    <PortalSection title={words.title}>
      {state.kind === 'loading' && (
        <SkeletonGroup label={texts.cards.loading}>
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={words.failed} onRetry={state.retry} />}
      {state.kind === 'ready' &&
        (state.value.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.title} className="divide-y divide-line">
            {state.value.map(payment => (
              <Row key={payment.id} restaurantId={restaurantId} payment={payment} />
            ))}
          </ul>
        ))}
    </PortalSection>
  )
}

interface RowProps {
  readonly restaurantId: number
  readonly payment: OwnCardPayment
}

function Row({ restaurantId, payment }: RowProps) {
  const { state, table, currency, createdAt } = payment
  const [isAsking, setAsking] = useState(false)
  const amount = money(payment.amount, currency)
  const action = state === 'held' ? words.cancel : state === 'paid' ? words.refund : null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0 flex-[1_1_10rem]">
        <p className="figures font-semibold">{amount}</p>
        <p className="text-muted text-small">
          {table === null ? words.noTable : words.table({ name: isolate(table) })} ·{' '}
          <time dateTime={createdAt} title={dateAndTime(createdAt)}>
            {timeOfDay(Date.parse(createdAt))}
          </time>{' '}
          · {words.states[state]}
        </p>
      </div>
      {action && !isAsking && (
        <Button
          tone="secondary"
          size="small"
          aria-label={words.of({ action, amount })}
          onClick={() => setAsking(true)}
        >
          {action}
        </Button>
      )}
      {action && isAsking && (
        <Question
          text={(state === 'held' ? words.cancelQuestion : words.question)({ amount })}
          action={action}
          onYes={() => refund(restaurantId, payment)}
          onEnd={() => setAsking(false)}
        />
      )}
    </li>
  )
}

interface QuestionProps {
  readonly text: string
  readonly action: string
  readonly onYes: () => Promise<void>
  readonly onEnd: () => void
}

/** "Keep" has the focus, so that a double tap gives nothing back. */
function Question({ text, action, onYes, onEnd }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const handleYes = async () => {
    setBusy(true)
    try {
      await onYes()
    } catch (error) {
      const { title, hint } = words.notRefunded
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    onEnd()
  }
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-pretty">{text}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" size="small" ref={takeFocus} onClick={onEnd}>
          {words.keep}
        </Button>
        <Button tone="danger" size="small" isBusy={isBusy} onClick={() => void handleYes()}>
          {action}
        </Button>
      </div>
    </div>
  )
}
