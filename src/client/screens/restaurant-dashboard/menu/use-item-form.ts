// A dish as it is typed, sent to the menu. What was typed stays where it is when that does not work.

import { useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import type { MenuItem } from '#contract/menu.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { CallProblem, problemOf } from '../../../api/call-problem.ts'
import { keptKey } from '../../../api/idempotency.ts'
import { showFieldProblems } from '../../../parts/field-problems.ts'
import { readPrice } from '../../../parts/read-price.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import { dishProblems, type TypedDish, typedPrice } from '../dish-rules.ts'
import { type DishFields, menuChanges } from './use-own-menu.ts'

export interface ItemWishes {
  readonly restaurant: OwnRestaurant
  /** The one that is edited; absent for a new one. */
  readonly item?: MenuItem
  readonly onClose: () => void
}

const words = en.ownMenu

export function useItemForm({ restaurant, item, onClose }: ItemWishes) {
  const { id: restaurantId, currency } = restaurant
  const form = useForm<TypedDish>({ defaultValues: item ? typedOf(item, restaurant) : blank })
  const [isSending, setSending] = useState(false)
  const [key] = useState(() => keptKey())

  const validate = (field: Path<TypedDish>) => (_: string, typed: TypedDish) =>
    dishProblems(typed, currency)[field] ?? true

  const send = async (typed: TypedDish) => {
    if (isSending) return
    setSending(true)
    const dish: DishFields = { ...typed, price: readPrice(typed.price, currency) ?? 0 }
    try {
      if (item) await menuChanges.change(restaurantId, item.id, dish)
      else await menuChanges.add(restaurantId, dish, key.for(dish))
      toast({ title: item ? words.saved(typed.name) : words.added(typed.name), tone: 'good' })
      onClose()
    } catch (error) {
      showFieldProblems(form, error)
      const otherwise = item ? words.changeFailed : words.addFailed
      const isAtFields = error instanceof CallProblem && Object.keys(error.fields).length > 0
      toast({ title: isAtFields ? otherwise : sentenceFor(problemOf(error), otherwise), tone: 'bad' })
      setSending(false)
    }
  }

  const refuse = () => {
    const { name, price, category } = form.getValues()
    if ([name, price, category].some(typed => typed.trim() === ''))
      toast({ title: words.missing, tone: 'bad' })
  }

  return { form, validate, isSending, submit: form.handleSubmit(send, refuse) }
}

const blank: TypedDish = { name: '', price: '', category: '', description: '' }

function typedOf({ name, price, category, description }: MenuItem, { currency }: OwnRestaurant): TypedDish {
  return { name, price: typedPrice(price, currency), category, description: description ?? '' }
}
