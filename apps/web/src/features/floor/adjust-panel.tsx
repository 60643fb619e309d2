// Lowers a bill: what, how and why. If somebody has paid too much by then, it asks whether to give that back.

import type { adjustBill } from '@tablemate/contract/adjustments.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import type { BillLine } from '@tablemate/contract/seating-bills.ts'
import { discountPerLine } from '@tablemate/domain/bill/adjustments.ts'
import { symbolOf } from '@tablemate/domain/currency.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { adjustmentKinds, adjustmentReasons } from '@tablemate/domain/orders/adjustment.ts'
import { lineTotal } from '@tablemate/domain/orders/order.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { readPrice } from '../../lib/read-price.ts'
import { money, percent } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { focusOnce } from './focus-once.ts'
import type { SeatingProps } from './panel.ts'

type Input = InputOf<typeof adjustBill, 'body'>

const words = texts.floor.adjust
const presets = [10, 20, 50] as const

export function AdjustPanel({ seating, calls, onBack }: SeatingProps) {
  const { groupId, currency } = seating
  const [lines, setLines] = useState<readonly BillLine[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [kind, setKind] = useState<Input['kind'] | null>(null)
  const [percentage, setPercentage] = useState<string>('10')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<Input['reason'] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  /** What was paid too much, which the staff decide about. */
  const [due, setDue] = useState<Minor | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are those of the moment when the panel opened
  useEffect(() => {
    void calls.bill(groupId).then(found => (found ? setLines(found.lines) : onBack()))
  }, [])
  if (!lines) return <Skeleton className="h-40" />

  const own = lines.filter(line => chosen.has(keyOf(line)))
  const amount = typed === '' ? null : readPrice(typed, currency)
  const isDiscount = typed === '' || (amount !== null && amount > 0)
  const discount =
    amount === null || !isDiscount
      ? ({ kind: 'percentage', percentage: Number(percentage) } as const)
      : ({ kind: 'amount', amount } as const)
  const costs = own.map(line => ({ item: { ...line, price: line.total, quantity: 1 } }))
  const off =
    kind === 'discount'
      ? sumOf(discountPerLine(costs, discount, payableStep(currency)))
      : sumOf(costs.map(({ item }) => lineTotal(item)))
  const send = async (refund: number | null) => {
    if (!kind || !reason) return
    const input: Input = {
      kind,
      reason,
      lines: own.map(({ orderId, line, total }) => ({ orderId, line, total })),
      ...(kind === 'discount' && (amount === null ? { percentage: discount.percentage } : { amount })),
      ...(refund !== null && { refund }),
    }
    const result = await calls.adjust(groupId, input, {
      done: ({ takenOff }) => words.done({ amount: money(takenOff, currency) }),
      failed: words.failed,
    })
    if (result === true) return onBack()
    if (result !== false) return setDue(result.due)
    setDue(null)
    // What failed may have changed meanwhile.
    const present = await calls.bill(groupId)
    if (present) setLines(present.lines)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isReady = own.length > 0 && kind !== null && reason !== null && isDiscount
    setFault(isReady ? null : words.choose)
    if (isReady) void send(null)
  }
  if (due !== null)
    return (
      <div className="flex flex-col gap-4">
        <p ref={focusOnce} tabIndex={-1} className="text-lead text-pretty outline-none">
          {words.refund({ amount: money(due, currency) })}
        </p>
        <p className="text-muted text-pretty">{words.byCard}</p>
        <Button isBusy={calls.isBusy} onClick={() => void send(due)}>
          {words.giveBack({ amount: money(due, currency) })}
        </Button>
        <Button tone="secondary" isBusy={calls.isBusy} onClick={() => void send(0)}>
          {words.leave}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {texts.floor.party.back}
        </Button>
      </div>
    )

  const members = [...new Map(lines.map(({ member }) => [member.id, member])).values()]
  const choose = (keys: readonly string[]) => setChosen(new Set(keys))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pb-2">
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={() => choose(lines.map(keyOf))}>
          {words.all}
        </Button>
        {members.length > 1 &&
          members.map(({ id, name }) => (
            <Button
              key={id}
              tone="secondary"
              size="small"
              className="wrap-anywhere"
              onClick={() => choose(lines.filter(({ member }) => member.id === id).map(keyOf))}
            >
              {words.of({ name: isolate(name) })}
            </Button>
          ))}
      </div>
      <CheckboxGroup
        legend={words.lines}
        isChosen={value => chosen.has(value)}
        onChange={({ target: { value, checked } }) =>
          choose(checked ? [...chosen, value] : [...chosen].filter(one => one !== value))
        }
        options={lines.map(line => ({
          value: keyOf(line),
          label: `${texts.order.item({ quantity: line.quantity, name: isolate(line.name) })} · ${isolate(line.member.name)}`,
          detail: money(lineTotal({ ...line, price: line.total, quantity: 1 }), currency),
        }))}
      />
      <RadioGroup
        legend={words.kind}
        name="kind"
        value={kind}
        onChoose={setKind}
        options={adjustmentKinds.map(value => ({ value, label: words.kinds[value] }))}
      />
      {kind === 'discount' && (
        <>
          <RadioGroup
            legend={words.discount}
            name="percentage"
            value={typed === '' ? percentage : null}
            onChoose={value => {
              setTyped('')
              setPercentage(value)
            }}
            options={presets.map(value => ({
              value: String(value),
              label: words.percent({ percent: percent(value) }),
            }))}
          />
          <TextField
            label={words.amount({ symbol: symbolOf(currency) })}
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <RadioGroup
        legend={words.reason}
        name="reason"
        value={reason}
        onChoose={setReason}
        isGrid
        options={adjustmentReasons.map(value => ({ value, label: words.reasons[value] }))}
      />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <Button type="submit" isBusy={calls.isBusy} className="wrap-anywhere">
        {words.confirm({ amount: money(off, currency) })}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </form>
  )
}

function keyOf({ orderId, line }: Pick<BillLine, 'orderId' | 'line'>): string {
  return `${orderId} ${line}`
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
