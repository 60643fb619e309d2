// Asks once for the names of the sizes, for all dishes with the same number of unnamed prices.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { withSize } from '@tablemate/menu-reader/sizes.ts'
import { useState } from 'react'
import { readPrice } from '../../lib/read-price.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftRow } from './draft-rows.ts'
import type { RowActions } from './row-actions.ts'
import { areDistinct, type UnnamedSizes } from './unnamed-sizes.ts'

interface Props {
  readonly sizes: UnnamedSizes
  readonly rows: readonly DraftRow[]
  readonly currency: CurrencyCode
  readonly onSettle: RowActions['settle']
}

const words = texts.menuUpload.sizes

export function NameSizes({ sizes: { prices, menuItems }, rows, currency, onSettle }: Props) {
  const [typed, setTyped] = useState<readonly string[]>(() => Array.from({ length: prices }, () => ''))
  const [example = []] = menuItems
  const named = example.map((at, size) => {
    const { name, price } = rows[at] ?? { name: '', price: '' }
    const amount = readPrice(price, currency)
    return `${withSize(name, (typed[size] ?? '').trim())} ${amount === null ? price : money(amount, currency)}`
  })
  return (
    <section
      aria-label={words.title({ count: menuItems.length, prices })}
      className="mb-4 rounded-card border border-line bg-card p-4"
    >
      <p className="text-pretty">{words.title({ count: menuItems.length, prices })}</p>
      <div className="grid grid-cols-2 gap-3 pt-3 sm:grid-cols-4">
        {typed.map((size, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            key={at}
            label={words.prices[at] ?? ''}
            value={size}
            onChange={({ target }) => setTyped(typed.with(at, target.value))}
          />
        ))}
      </div>
      <p className="wrap-anywhere pt-3 text-muted text-small">{named.join('\u00a0· ')}</p>
      <Button
        tone="secondary"
        size="small"
        data-stop
        disabled={!areDistinct(typed)}
        onClick={event => {
          const sizeOf = new Map(menuItems.flatMap(places => places.map((at, size) => [at, size] as const)))
          onSettle(menuItems.flat(), event.currentTarget, ({ name }, at) =>
            withSize(name, (typed[sizeOf.get(at) ?? 0] ?? '').trim()),
          )
        }}
        className="mt-3"
      >
        {words.apply({ count: menuItems.length })}
      </Button>
    </section>
  )
}
