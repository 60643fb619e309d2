// The toasts about shares that were paid together.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import { list } from '../../text/locale.ts'
import { texts } from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'
import type { Outcome } from './pay-share.ts'
import { showFailed, showOffline } from './payment-toasts.ts'
import type { ShareRow } from './share-rows.ts'

interface JointOutcome {
  readonly shares: readonly ShareRow[]
  readonly ownTip: Minor
  readonly outcome: Outcome
}

export function showJointOutcome({ shares, ownTip, outcome }: JointOutcome, currency: CurrencyCode) {
  const { done, changed } = texts.billSplit.payment
  switch (outcome.kind) {
    case 'paid': {
      const sum = money(
        shares.reduce((sum, { due }) => sum + due, ownTip),
        currency,
      )
      const names = shares.map(({ name }) => isolate(name))
      const description =
        ownTip > 0
          ? texts.payTogether.doneWithTip({ amount: sum, names: list(names), tip: money(ownTip, currency) })
          : done.hint({ amount: sum, names: list(names) })
      return toast({ title: done.title, description, tone: 'good' })
    }
    case 'changed':
      return toast({
        title: changed.title,
        description: texts.payTogether.changed({ amount: money(outcome.due, currency) }),
      })
    case 'failed':
      return showFailed(outcome.problem)
    case 'offline':
      return showOffline()
    case 'settled':
    case 'stopped':
      return
  }
}
