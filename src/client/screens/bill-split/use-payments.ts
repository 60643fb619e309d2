// Paying: one's own share, a friend's, or everybody's. What is paid is the table's; what this phone is doing about it is
// kept here.

import { useEffect, useRef, useState } from 'react'
import type { Bill } from '#contract/bills.ts'
import type { Table } from '#contract/live.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { toast } from '../../ui/toast.ts'
import { type Outcome, sharePayer } from './pay-share.ts'
import { pauseMs, processAll } from './process-all.ts'
import { type Acts, openShares, type ShareRow, shareRows } from './share-rows.ts'
import { whyNot } from './why-not.ts'

const words = en.billSplit

export function usePayments(table: Table, bill: Bill, chosen: () => Promise<void>) {
  const { id: groupId, currency } = table.group
  const { acts, begin, end, isBusy } = useActs()
  const [isRunning, setRunning] = useState(false)
  const [payDue] = useState(() => sharePayer(groupId))
  const rows = shareRows(bill, table.payments, acts)
  const latest = useLatest(rows)

  const pay = async (row: ShareRow) => {
    if (isBusy(row.memberId)) return
    begin(row.memberId)
    await chosen()
    const outcome = await payDue(row)
    end(row.memberId, outcome)
    tell(outcome, row, currency)
  }

  const payAll = async () => {
    if (isRunning) return
    setRunning(true)
    await chosen()
    const isAllPaid = await processAll({
      seen: openShares(rows),
      findDue: memberId => openShares(latest.current ?? []).find(row => row.memberId === memberId),
      isBusy,
      onProcessing: begin,
      pay: payDue,
      onOutcome: end,
      isOver: () => latest.current === null,
      pause: () => new Promise(resolve => setTimeout(resolve, pauseMs)),
    })
    if (latest.current === null) return
    setRunning(false)
    const { done, failed } = words.processAll
    if (isAllPaid) toast({ title: done.title, description: done.hint, tone: 'good' })
    else toast({ title: failed.title, description: failed.hint, tone: 'bad' })
  }

  return { rows, isRunning, pay, payAll }
}

/** What this phone is doing about whose share; known at once, so that a second tap finds the first. */
function useActs() {
  const [acts, setActs] = useState<Acts>(new Map())
  const busy = useRef(new Set<number>())
  return {
    acts,
    isBusy: (memberId: number) => busy.current.has(memberId),
    begin(memberId: number) {
      busy.current.add(memberId)
      setActs(now => new Map(now).set(memberId, { kind: 'processing' }))
    },
    end(memberId: number, { kind }: Outcome) {
      busy.current.delete(memberId)
      setActs(now => {
        const next = new Map(now)
        if (kind === 'failed' || kind === 'changed') next.set(memberId, { kind })
        else next.delete(memberId)
        return next
      })
    },
  }
}

/** The rows on the screen, for work that outlives a render; null once the screen is left. */
function useLatest(rows: readonly ShareRow[]) {
  const latest = useRef<readonly ShareRow[] | null>(rows)
  useEffect(() => {
    latest.current = rows
  })
  useEffect(
    () => () => {
      latest.current = null
    },
    [],
  )
  return latest
}

function tell(outcome: Outcome, { name, due }: ShareRow, currency: CurrencyCode): void {
  const { done, changed, failed } = words.payment
  switch (outcome.kind) {
    case 'paid':
      toast({ title: done.title, description: done.hint(money(due, currency), name), tone: 'good' })
      break
    case 'changed':
      toast({ title: changed.title, description: changed.hint(money(outcome.due, currency), name) })
      break
    case 'failed':
      toast({ title: failed.title, description: whyNot(outcome.problem, failed.hint), tone: 'bad' })
      break
    case 'settled':
      break
  }
}
