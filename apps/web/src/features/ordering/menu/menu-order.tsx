// An order at a registered restaurant: picked from its menu, or typed for a dish that is not on it.

import { BookOpen } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { findGroup } from '../../../lib/api/cache.ts'
import { useMenu } from '../../../lib/group/use-menu.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { OrderFormCard, type OrderFormProps } from '../form/order-form.tsx'
import { blankRow, isBlank } from '../form/order-rows.ts'
import { useOrderForm } from '../form/use-order-form.ts'
import { MenuPicker } from './menu-picker.tsx'
import { type MenuPlace, MenuSection } from './menu-section.tsx'

const words = texts.menuPicker

export interface MenuOrderProps extends OrderFormProps {
  /** Where the screen shows the menu of a new order. A changed order has it in a sheet. */
  readonly place?: MenuPlace
}

export function MenuOrder({ takesFocus, onClose, place, ...options }: MenuOrderProps) {
  const { groupId, restaurantId, order } = options
  const state = useOrderForm(options)
  const menu = useMenu({ groupId, restaurantId })
  const groupState = findGroup(groupId)
  const avoided = groupState?.members.find(({ id }) => id === options.memberId)?.allergens ?? []
  /** The form for dishes that are not on the menu, and the row whose price it starts with; null: the menu. */
  const [typing, setTyping] = useState<{ readonly priceAt: number | undefined } | null>(null)
  const isTyping = typing !== null
  const isEmpty = menu.kind === 'ready' && menu.value.length === 0
  const onState = place?.onState
  useEffect(() => {
    if (isEmpty) onState?.('empty')
    else if (isTyping) onState?.('typing')
  }, [isEmpty, isTyping, onState])

  const typeInstead = (name: string) => {
    const picked = state.rows.filter(row => !isBlank(row))
    state.setRows([...picked, { ...blankRow, name }])
    setTyping({ priceAt: undefined })
  }
  const { askedAt } = state
  // The form shows the question, which the menu does not.
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setTyping({ priceAt: askedAt })
  }
  if (!isEmpty && !isTyping) {
    const onType = groupState?.group.isMenuOnly ? null : typeInstead
    const shownState = askedAt === undefined ? state : { ...state, submit: ask }
    const shown = { menu, state: shownState, order, avoided, onType }
    if (place) return <MenuSection {...shown} {...place} />
    const isSent = order !== undefined && 'id' in order
    return <MenuPicker {...shown} group={isSent ? null : (groupState?.group ?? null)} onClose={onClose} />
  }
  // The screen now shows what it has without a menu.
  if (isEmpty && place) return null
  const note = isEmpty ? (
    <p className="pb-4 text-pretty text-muted">{words.empty}</p>
  ) : (
    <Button tone="secondary" size="small" className="mb-3 w-full" onClick={() => setTyping(null)}>
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
      priceAt={typing?.priceAt}
      onClose={place ? () => setTyping(null) : onClose}
    />
  )
}
