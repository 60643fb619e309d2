// The most frequent actions, within the thumb's reach.

import type { Group } from '@tablemate/contract/groups.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { paths } from '../../lib/paths.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { draftOf } from '../ordering/form/draft.ts'
import { isItem, itemOf, quantityOf } from '../ordering/form/order-rows.ts'

export function GroupActions({ group, onAdd }: { group: Group; onAdd: () => void }) {
  const notSent = notSentText(group)
  return (
    <nav aria-label={texts.group.quickActions} className="grid grid-cols-2 gap-3">
      {notSent && <p className="-my-1 col-span-2 text-muted text-small">{notSent}</p>}
      <Button id="add-manually" tone="secondary" className="px-2!" aria-expanded={false} onClick={onAdd}>
        {texts.group.add}
      </Button>
      <NavButton to={paths.summary(group.id)}>{texts.group.view}</NavButton>
    </nav>
  )
}

/** "1 chosen, not sent – $9.00": the dishes in the draft of a new order. It changes only while these actions are away. */
function notSentText({ id, currency }: Group): string | undefined {
  const rows = draftOf(id, 'new')?.rows.filter(row => isItem(row, currency)) ?? []
  if (rows.length === 0) return undefined
  const menuItems = rows.reduce((sum, row) => sum + quantityOf(row), 0)
  return texts.group.notSent({
    dishes: menuItems,
    total: money(orderTotal(rows.map(row => itemOf(row, currency))), currency),
  })
}
