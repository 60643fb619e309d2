// State and submission of the dish form. Typed values survive a failure and a change of screen. After a new dish is added,
// the form stays open for the next dish of the same category.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { type CurrencyCode, symbolOf } from '@tablemate/domain/currency.ts'
import { detailsOf, noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { unusualAmong } from '@tablemate/domain/menu/price-scale.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { useEffect, useMemo, useState } from 'react'
import { type Path, useWatch } from 'react-hook-form'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { readPrice } from '../../lib/read-price.ts'
import { money, typedAmount } from '../../lib/text/format.ts'
import { series } from '../../lib/text/locale.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { menuItemProblems, type TypedMenuItem } from '../dashboard/menu-item-rules.ts'
import { marksOf } from '../ordering/menu/menu-item-marks.tsx'
import { allergenText } from '../people/allergies-text.ts'
import { useDraftForm } from '../portal/use-draft-form.ts'
import { type MenuItemFields, menuChanges } from '../portal/use-own-menu.ts'
import { useSaveChanges } from '../portal/use-save-changes.tsx'
import { usePicture } from './picture-field.tsx'
import { readSizes, sizesText, textOfSizes } from './sizes.ts'

export interface ItemFormOptions {
  readonly restaurant: OwnRestaurant
  /** The dishes of the menu. */
  readonly items: readonly MenuItem[]
  /** The dish to edit; absent for a new one. */
  readonly item?: MenuItem
  readonly onClose: () => void
}

type MenuItemForm = TypedMenuItem &
  ReturnType<typeof detailsOf> & {
    /** Such as "Glass 6 · Bottle 24"; empty for a dish of one size. */
    readonly sizes: string
  }

const words = texts.ownMenu
const labels = texts.ownMenu.form

/** The key of a dish's draft; without an id, that of a new dish. */
export function menuItemDraftKey(restaurantId: number, itemId?: number): string {
  return `${restaurantId}/dish/${itemId ?? 'new'}`
}

export function useItemForm({ restaurant, items, item, onClose }: ItemFormOptions) {
  const { id: restaurantId, currency } = restaurant
  const initial = item ? typedOf(item, restaurant) : blank
  const { form, shown, dropDraft } = useDraftForm<MenuItemForm>(
    menuItemDraftKey(restaurantId, item?.id),
    initial,
  )
  const picture = usePicture(restaurantId, item)
  const [isSending, setSending] = useState(false)
  const [hasAdded, setAdded] = useState(false)
  /** The field to focus, and after a dish was added the category of the next one. */
  const [next, setNext] = useState<{ readonly field: keyof TypedMenuItem; readonly category?: string }>({
    field: 'name',
  })
  const [key] = useState(() => intentKey())

  const [confirmed, setConfirmed] = useState<Minor | null>(null)
  const price = readPrice(useWatch({ control: form.control, name: 'price' }), currency)
  const typedSizes = useWatch({ control: form.control, name: 'sizes' })
  const sizes = useMemo(() => readSizes(typedSizes, currency), [typedSizes, currency])
  // The dish is its first size.
  useEffect(() => {
    if (sizes?.[0]) form.setValue('price', typedAmount(sizes[0].price, currency), { shouldValidate: true })
  }, [sizes, currency, form])
  const isUnusual = useMemo(
    () =>
      unusualAmong(
        items.map(menuItem => menuItem.price),
        currency,
      ),
    [items, currency],
  )
  /** The price to ask about; null: it is the dish's own, or like the others. */
  const unusual = price !== null && price !== item?.price && isUnusual(price) ? price : null

  const { save, question } = useSaveChanges<MenuItemFields>(readMenuItem(shown, currency), {
    name: { label: labels.name, show: String },
    price: { label: labels.price({ symbol: symbolOf(currency) }), show: price => money(price, currency) },
    category: { label: labels.category, show: String },
    description: { label: labels.description, show: text => text ?? '' },
    allergens: { label: labels.allergens, show: list => allergenText(list || []) },
    diets: { label: labels.diets, show: list => series(marksOf({ ...noDetails, diets: list || [] })) },
    spiciness: { label: labels.spiciness, show: level => texts.spicinessNames[level || 0] ?? '' },
    sizes: { label: texts.ownOptions.sizes, show: all => textOfSizes(all ? all.options : [], currency) },
  })

  const validate = (field: Path<TypedMenuItem>) => (_: string, typed: TypedMenuItem) =>
    menuItemProblems(typed, currency)[field] ?? true

  const validateSizes = (typed: string) =>
    typed.trim() === '' || readSizes(typed, currency)
      ? true
      : texts.ownOptions.sizesFault({ example: texts.ownOptions.sizesExample })

  const send = async (typed: MenuItemForm) => {
    if (isSending || (unusual !== null && unusual !== confirmed)) return
    setSending(true)
    try {
      const menuItem = readMenuItem(typed, currency)
      if (item) {
        if (!(await picture.save(item.id))) return setSending(false)
        await save(menuItem, body => menuChanges.change(restaurantId, item.id, body))
      } else {
        const added = await menuChanges.add(restaurantId, menuItem, key.for(menuItem))
        await picture.save(added.id)
      }
      toast({
        title: item ? words.saved({ name: typed.name }) : words.added({ name: typed.name }),
        tone: 'good',
      })
      dropDraft()
      if (item) return onClose()
      key.renew()
      setSending(false)
      setAdded(true)
      setNext({ field: 'name', category: typed.category })
    } catch (error) {
      setSending(false)
      showErrors(error)
    }
  }

  /** Shows the errors at the fields, or in a toast if no field is named. */
  const showErrors = (error: unknown) => {
    const faulty = error instanceof CallProblem ? Object.keys(error.fields) : []
    const known = faulty.filter(field => field in blank) as (keyof TypedMenuItem)[]
    showFieldProblems(form, error)
    if (known[0]) setNext({ field: known[0] })
    else {
      const otherwise = item ? words.changeFailed : words.addFailed
      toast({ title: sentenceFor(problemOf(error), otherwise), tone: 'bad' })
    }
  }

  useEffect(() => {
    if (next.category !== undefined)
      form.reset({ ...blank, category: next.category }, { keepFieldsRef: true })
    form.setFocus(next.field)
  }, [next, form])

  /** Shows a toast only if all faulty fields are empty; otherwise the fields show the errors. */
  const showMissing = () => {
    const typed = form.getValues()
    const faulty = Object.keys(menuItemProblems(typed, currency)) as (keyof TypedMenuItem)[]
    if (faulty.every(field => typed[field].trim() === '')) toast({ title: words.missing, tone: 'bad' })
  }

  return {
    form,
    picture,
    validate,
    validateSizes,
    hasSizes: sizes !== null,
    isSending,
    question,
    unusual: unusual === null ? null : { price: unusual, isConfirmed: unusual === confirmed, setConfirmed },
    hasAdded,
    submit: form.handleSubmit(send, showMissing),
    cancel() {
      dropDraft()
      onClose()
    },
  }
}

const blank: MenuItemForm = { name: '', price: '', category: '', description: '', sizes: '', ...noDetails }

function readMenuItem({ sizes, ...typed }: MenuItemForm, currency: CurrencyCode): MenuItemFields {
  const options = readSizes(sizes, currency) ?? []
  return {
    ...typed,
    price: readPrice(typed.price, currency) ?? 0,
    sizes: { name: texts.ownOptions.size, options },
  }
}

function typedOf(item: MenuItem, { currency }: OwnRestaurant): MenuItemForm {
  const { name, price, category, description } = item
  return {
    ...{ name, price: typedAmount(price, currency), category, description: description ?? '' },
    ...{ sizes: sizesText(item, currency), ...detailsOf(item) },
  }
}
