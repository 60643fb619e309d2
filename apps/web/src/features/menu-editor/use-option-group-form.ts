// The state of the form for a group of options and the dishes that have it, and how both are saved at once. What is typed survives
// a failure and a change of screen.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { addOptionGroup, changeOptionGroup, type OwnOptionGroup } from '@tablemate/contract/option-groups.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { isVisible } from '@tablemate/domain/plain-text.ts'
import { type FormEvent, useState } from 'react'
import type { CallInput } from '../../lib/api/call.ts'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { readPrice } from '../../lib/read-price.ts'
import { money, typedAmount } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { dropDraft, readDraft, saveDraft } from '../portal/drafts.ts'
import { portalCall } from '../portal/portal-call.ts'
import { refreshMenu } from '../portal/use-own-menu.ts'
import { type Described, useSaveChanges } from '../portal/use-save-changes.tsx'

export interface OptionGroupFormOptions {
  readonly restaurant: OwnRestaurant
  /** The whole menu. */
  readonly items: readonly MenuItem[]
  /** The group to edit; absent for a new one. */
  readonly group?: OwnOptionGroup
  readonly onClose: () => void
}

type Body = CallInput<typeof addOptionGroup>['body']

/** An option as it is typed. */
export interface OptionRow {
  /** Of this form alone. */
  readonly key: number
  readonly id: number | undefined
  readonly name: string
  readonly price: string
  readonly isDefault: boolean
  readonly kitchenName: string
  readonly allergens: readonly Allergen[]
  readonly translations: Body['translations']
}

interface Typed extends Pick<Body, 'translations'> {
  readonly name: string
  readonly kitchenName: string
  readonly min: number
  readonly max: number
  readonly rows: readonly OptionRow[]
  readonly itemIds: readonly number[]
}

type Errors = Readonly<Record<string, string>>

const words = texts.ownOptions

/** The key of a group's draft: without an id, of a new one; with '', what the keys of all begin with. */
export function optionGroupDraftKey(restaurantId: number, id: number | 'new' | '' = 'new'): string {
  return `${restaurantId}/option-group/${id}`
}

export function useOptionGroupForm({ restaurant, items, group, onClose }: OptionGroupFormOptions) {
  const { id: restaurantId, currency } = restaurant
  const draftKey = optionGroupDraftKey(restaurantId, group?.id)
  const [shown] = useState(() => readDraft<Typed>(draftKey)?.shown ?? typedOf(group, items, currency))
  const [typed, setTyped] = useState(() => readDraft<Typed>(draftKey)?.values ?? shown)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)
  const [key] = useState(() => intentKey())
  const { save, question } = useSaveChanges(bodyOf(shown, currency), describedIn(currency))

  const set = (changed: Partial<Typed>) => {
    const values = { ...typed, ...changed }
    setTyped(values)
    saveDraft(draftKey, { values, shown })
  }
  const cancel = () => {
    dropDraft(draftKey)
    onClose()
  }

  const send = async (body: Body) => {
    if (!group) return portalCall(addOptionGroup, { body, idempotencyKey: key.for(body) })
    // The whole group is replaced, with what another window changed and the owner did not.
    let present = bodyOf(shown, currency)
    return save(body, async ({ base, ...changed }) => {
      for (;;) {
        try {
          return await portalCall(changeOptionGroup, {
            params: { optionGroupId: group.id },
            body: { ...present, ...changed, base: { ...present, ...base } },
          })
        } catch (error) {
          const current = error instanceof CallProblem && error.current
          present = { ...present, ...current }
          if (!current || Object.keys(current).some(field => field in changed)) throw error
        }
      }
    })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const filled = filledRows(typed)
    const faults = faultsOf(typed, currency)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setSending(true)
    try {
      await send(bodyOf(typed, currency))
      await refreshMenu(restaurantId)
      toast({ title: texts.ownMenu.saved({ name: typed.name }), tone: 'good' })
      cancel()
    } catch (error) {
      setSending(false)
      const fields = error instanceof CallProblem ? Object.entries(error.fields) : []
      setErrors(
        Object.fromEntries(fields.map(([field, how]) => [inRows(field, filled), texts.fieldText[how]])),
      )
      toast({ title: sentenceFor(problemOf(error), words.saveFailed), tone: 'bad' })
    }
  }

  const { rows, itemIds } = typed
  return {
    typed,
    set,
    addRow: () => set({ rows: [...rows, blank(Math.max(-1, ...rows.map(row => row.key)) + 1)] }),
    /** Of a group of which one option is chosen, one is chosen at first. */
    changeRow(changed: OptionRow) {
      const isOnly = changed.isDefault && typed.max === 1
      set({
        rows: rows.map(row =>
          row.key === changed.key ? changed : { ...row, isDefault: row.isDefault && !isOnly },
        ),
      })
    },
    removeRow: ({ key }: OptionRow) => set({ rows: rows.filter(row => row.key !== key) }),
    choose(ids: readonly number[], isChosen: boolean) {
      const others = itemIds.filter(id => !ids.includes(id))
      set({ itemIds: (isChosen ? [...others, ...ids] : others).sort((a, b) => a - b) })
    },
    /** How many dishes saving changes: those that have the group, and those that lose it. */
    affected: new Set([...shown.itemIds, ...itemIds]).size,
    errors,
    isSending,
    submit,
    cancel,
    question,
  }
}

export type OptionGroupEditing = ReturnType<typeof useOptionGroupForm>

function describedIn(currency: CurrencyCode): Described<Body> {
  const { name, kitchenName } = { ...texts.ownMenu.form, ...words }
  const optionText = ({ name, price }: Body['options'][number]) =>
    price ? `${name} ${money(price, currency)}` : name
  return {
    name: { label: name, show: String },
    kitchenName: { label: kitchenName, show: text => text ?? '' },
    min: { label: words.min, show: String },
    max: { label: words.max, show: String },
    options: { label: words.title, show: all => all.map(optionText).join(' · ') },
    itemIds: {
      label: words.dishes,
      show: ids => texts.ownMenu.dishes({ count: ids?.length ?? 0 }),
    },
  }
}

/** The rows in which anything is typed. */
function filledRows({ rows }: Typed): OptionRow[] {
  return rows.filter(row => isVisible(row.name) || row.price.trim() !== '')
}

/** The errors by field: `name`, and `<key of the row>.<field>`. */
function faultsOf(typed: Typed, currency: CurrencyCode): Errors {
  const filled = filledRows(typed)
  const required = texts.fieldText.required
  const [first] = typed.rows
  const ofRows = filled.flatMap(({ key, name, price }) => [
    ...(isVisible(name) ? [] : [[`${key}.name`, required]]),
    ...(price.trim() === '' || readPrice(price, currency) !== null
      ? []
      : [[`${key}.price`, texts.fieldText.malformed]]),
  ])
  return {
    ...(!isVisible(typed.name) && { name: required }),
    ...(filled.length === 0 && { [first ? `${first.key}.name` : 'options']: required }),
    ...Object.fromEntries(ofRows),
  }
}

/** The field `options.2.price` of a request as the field of its row. */
function inRows(field: string, filled: readonly OptionRow[]): string {
  const [, at, of] = /^options\.(\d+)\.(\w+)/.exec(field) ?? []
  return at === undefined ? field : `${filled[Number(at)]?.key}.${of}`
}

const blank = (key: number): OptionRow => ({
  ...{ key, id: undefined, name: '', price: '', isDefault: false, kitchenName: '', allergens: [] },
  translations: undefined,
})

function typedOf(
  group: OwnOptionGroup | undefined,
  items: readonly MenuItem[],
  currency: CurrencyCode,
): Typed {
  if (!group)
    return {
      ...{ name: '', kitchenName: '', min: 1, max: 1, rows: [blank(0), blank(1)], itemIds: [] },
      translations: undefined,
    }
  const { name, kitchenName, min, max, options, translations } = group
  const having = items.filter(({ optionGroups }) => optionGroups?.some(({ id }) => id === group.id))
  return {
    ...{ name, kitchenName: kitchenName ?? '', min, max, translations },
    rows: options.map((option, key) => ({
      ...blank(key),
      ...option,
      price: option.price === 0 ? '' : typedAmount(option.price, currency),
      kitchenName: option.kitchenName ?? '',
      translations: option.translations,
    })),
    itemIds: having.map(({ id }) => id).sort((a, b) => a - b),
  }
}

function bodyOf(typed: Typed, currency: CurrencyCode): Body {
  const { name, kitchenName, min, max, translations, itemIds } = typed
  return {
    ...{ name, kitchenName, min, max, itemIds: [...itemIds], translations: translations ?? [] },
    options: filledRows(typed).map(
      ({ id, name, kitchenName, price, isDefault, allergens, translations }) => ({
        ...(id !== undefined && { id }),
        ...{ name, kitchenName, isDefault, allergens: [...allergens], translations: translations ?? [] },
        price: readPrice(price || '0', currency) ?? 0,
      }),
    ),
  }
}
