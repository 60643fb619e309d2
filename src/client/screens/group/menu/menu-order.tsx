// An order at a registered restaurant: picked from its menu, or typed for a dish that is not on it.

import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '#contract/groups.ts'
import { findTable } from '../../../api/cache.ts'
import { preloadMenu, useMenu } from '../../../table/use-menu.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { OrderFormCard, type OrderFormProps } from '../order-form/order-form.tsx'
import { blankRow, isBlank } from '../order-form/order-rows.ts'
import { useOrderForm } from '../order-form/use-order-form.ts'
import { MenuPicker } from './menu-picker.tsx'

const words = texts.menuPicker

/** Fetches the menu in advance, because the picker may be opened offline. */
export function preloadDishes({ id, restaurantId }: Group): void {
  void preloadMenu({ groupId: id, restaurantId })
}

export function MenuOrder({ takesFocus, isTyped = false, onClose, ...options }: OrderFormProps) {
  const { groupId, restaurantId, order } = options
  const state = useOrderForm(options)
  const menu = useMenu({ groupId, restaurantId })
  const table = findTable(groupId)
  const avoided = table?.members.find(({ id }) => id === options.memberId)?.allergens ?? []
  const [isTyping, setTyping] = useState(isTyped)
  const isEmpty = menu.kind === 'ready' && menu.value.length === 0

  const typeInstead = (name: string) => {
    const picked = state.rows.filter(row => !isBlank(row))
    state.setRows([...picked, { ...blankRow, name }])
    setTyping(true)
  }
  if (!isEmpty && !isTyping)
    return (
      <MenuPicker
        menu={menu}
        state={state}
        order={order}
        avoided={avoided}
        onType={table?.group.isMenuOnly ? null : typeInstead}
        isPaused={!(order && 'id' in order) && table?.group.isOrderingPaused === true}
        onClose={onClose}
      />
    )
  const note = isEmpty ? (
    <p className="pb-4 text-pretty text-muted">{words.empty}</p>
  ) : (
    <Button tone="secondary" size="small" className="mb-3 w-full" onClick={() => setTyping(false)}>
      <BookOpen size={20} strokeWidth={1.9} aria-hidden />
      {words.fromMenu}
    </Button>
  )
  return (
    <OrderFormCard
      state={state}
      note={note}
      order={order}
      takesFocus={takesFocus || isTyping}
      onClose={onClose}
    />
  )
}
