// The diner is back from Stripe's page, whose address names the card payment: asks the server once what became of it.

import { returnFromCardPayment } from '@tablemate/contract/card-payments.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { refetchGroup } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { texts } from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'

const words = texts.billCards

export function useCardReturn(groupId: string): void {
  const [query, setQuery] = useSearchParams()
  const [id, isCancelled] = [query.get('card'), query.has('cancelled')]
  useEffect(() => {
    if (id === null) return
    // A reload asks nothing again.
    setQuery({}, { replace: true })
    void ask(groupId, id, isCancelled)
  }, [groupId, id, isCancelled, setQuery])
}

async function ask(groupId: string, cardPaymentId: string, isCancelled: boolean): Promise<void> {
  try {
    const body = { groupId, isCancelled }
    const { state } = await call(returnFromCardPayment, { params: { cardPaymentId }, body })
    await refetchGroup(groupId).catch(() => undefined)
    showOutcome(state)
  } catch {
    // The group shows what is known, and the server's sweep finds out the rest.
  }
}

export function showOutcome(state: CardPaymentState): void {
  const { title, hint } = textOf(state)
  toast({ title, description: hint, ...(state === 'paid' && { tone: 'good' as const }) })
}

function textOf(state: CardPaymentState) {
  switch (state) {
    case 'held':
      return words.waiting
    case 'returning':
      return words.returned
    case 'refunding':
      return words.refunded
    default:
      return words[state]
  }
}
