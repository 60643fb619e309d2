// Dishes that guests wrote themselves: the staff approve each, at the guest's price or another one, or refuse it.

import { decideOffMenu } from '@tablemate/contract/floor.ts'
import type { OffMenuLine } from '@tablemate/contract/kitchen.ts'
import { unusualAmong } from '@tablemate/domain/menu/price-scale.ts'
import { isPayable, type Minor, payableStep } from '@tablemate/domain/money.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { readPrice } from '../../lib/read-price.ts'
import { money, typedAmount } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmAmount } from '../pay/confirm-amount.tsx'
import { useOwnMenu } from '../portal/use-own-menu.ts'
import { staffCall } from './pin/staff-call.ts'
import { tableName } from './ticket-name.ts'

const words = texts.board.offMenu

export function OffMenuStrip({
  restaurantId,
  lines,
}: {
  restaurantId: number
  lines: readonly OffMenuLine[]
}) {
  return lines.length === 0 ? null : <Lines restaurantId={restaurantId} lines={lines} />
}

function Lines({ restaurantId, lines }: { restaurantId: number; lines: readonly OffMenuLine[] }) {
  const menu = useOwnMenu(restaurantId)
  const prices = menu.kind === 'ready' ? menu.value.map(({ price }) => price) : []
  return (
    <section aria-label={words.title}>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {lines.map(line => (
          <li key={`${line.orderId} ${line.item} ${line.name} ${line.price}`} className="min-w-0">
            <Line restaurantId={restaurantId} line={line} menuPrices={prices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly restaurantId: number
  readonly line: OffMenuLine
  readonly menuPrices: readonly Minor[]
}

function Line({ restaurantId, line, menuPrices }: LineProps) {
  const { orderId, groupId, item, name, quantity, price, modifications, table, member, currency } = line
  const [typed, setTyped] = useState(() => typedAmount(price, currency))
  const [busy, setBusy] = useState<'approve' | 'refuse' | null>(null)
  const newPrice = readPrice(typed, currency)
  const isValid = newPrice !== null && isPayable(newPrice, payableStep(currency))
  const [confirmed, setConfirmed] = useState<Minor | null>(null)
  const isUnusual = isValid && unusualAmong(menuPrices, currency)(newPrice)
  const isReady = isValid && (!isUnusual || confirmed === newPrice)
  const menuItem = texts.order.item({ quantity, name: isolate(name) })

  const decide = async (decision: 'approve' | 'refuse') => {
    setBusy(decision)
    try {
      const body = { groupId, item, name, quantity, price, decision, ...(isValid && { newPrice }) }
      await staffCall(decideOffMenu, { params: { restaurantId, orderId }, body })
    } catch (error) {
      toast({ title: words.failed, description: problemText(problemOf(error)), tone: 'bad' })
    }
    // The board's stream removes the line.
    setBusy(null)
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isReady) void decide('approve')
      }}
      className="flex h-full flex-col gap-2 rounded-card border-2 border-accent-text bg-tint p-3"
    >
      <p className="wrap-anywhere">
        <span className="block font-semibold text-spoken">{menuItem}</span>
        {modifications && <bdi className="block">{modifications}</bdi>}
        <span className="block text-accent-text">{words.guestPrice({ amount: money(price, currency) })}</span>
        <span className="block text-muted">
          {tableName(table)} · <bdi>{member.name}</bdi>
        </span>
      </p>
      {isUnusual && (
        <ConfirmAmount
          words={texts.unusualPrice}
          amount={money(newPrice, currency)}
          isConfirmed={confirmed === newPrice}
          onConfirm={isConfirmed => setConfirmed(isConfirmed ? newPrice : null)}
        />
      )}
      <div className="mt-auto flex flex-wrap items-end gap-2">
        <TextField
          label={words.price}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          inputMode="decimal"
          error={isValid ? undefined : texts.fieldText.malformed}
          className="min-w-24 flex-1"
          inputClassName="figures"
        />
        <Button
          type="submit"
          className="min-h-14"
          disabled={!isReady}
          isBusy={busy === 'approve'}
          aria-label={`${words.approve}: ${menuItem}`}
        >
          {words.approve}
        </Button>
        <Button
          tone="secondary"
          className="min-h-14"
          isBusy={busy === 'refuse'}
          aria-label={`${words.refuse}: ${menuItem}`}
          onClick={() => void decide('refuse')}
        >
          {words.refuse}
        </Button>
      </div>
    </form>
  )
}
