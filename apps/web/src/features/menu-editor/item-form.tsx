// The form for a new or an existing dish, as a card.

import { decimalsOf, symbolOf } from '@tablemate/domain/currency.ts'
import { useId } from 'react'
import { money, typedAmount } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { allergenChoice, dietChoice, spicinessChoice } from '../dashboard/menu-item-rules.ts'
import { ConfirmAmount } from '../pay/confirm-amount.tsx'
import { menuChanges } from '../portal/use-own-menu.ts'
import { PictureField } from './picture-field.tsx'
import { RemoveItem } from './remove-item.tsx'
import { type ItemFormOptions, useItemForm } from './use-item-form.ts'

const words = texts.ownMenu.form

export function ItemForm(props: ItemFormOptions) {
  const { restaurant, items, item } = props
  const { form, picture, validate, validateSizes, hasSizes, isSending, hasAdded, ...rest } =
    useItemForm(props)
  const { question, unusual, submit, cancel } = rest
  const id = useId()
  const { errors } = form.formState
  const isWhole = decimalsOf(restaurant.currency) === 0
  const categories = [...new Set(items.map(({ category }) => category))]
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={event => void submit(event)}
      onKeyDown={event => {
        if (event.key === 'Escape' && !isSending) cancel()
      }}
      className="mb-4 animate-rise rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h3 id={`${id}-title`} className="pb-3 text-lead">
        {item ? words.editing : words.adding}
      </h3>
      <fieldset disabled={isSending} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <TextField
          label={words.name}
          error={errors.name?.message}
          autoCapitalize="sentences"
          required
          {...form.register('name', { validate: validate('name') })}
        />
        <TextField
          label={words.price({ symbol: symbolOf(restaurant.currency) })}
          error={errors.price?.message}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          placeholder={typedAmount(0, restaurant.currency)}
          inputClassName="figures text-input"
          readOnly={hasSizes}
          required
          {...form.register('price', { validate: validate('price') })}
        />
        {unusual && (
          <div className="sm:col-span-2">
            <ConfirmAmount
              words={texts.unusualPrice}
              amount={money(unusual.price, restaurant.currency)}
              isConfirmed={unusual.isConfirmed}
              onConfirm={isConfirmed => unusual.setConfirmed(isConfirmed ? unusual.price : null)}
            />
          </div>
        )}
        <TextField
          label={words.category}
          error={errors.category?.message}
          placeholder={words.categoryHint}
          list={`${id}-categories`}
          required
          {...form.register('category', { validate: validate('category') })}
        />
        <datalist id={`${id}-categories`}>
          {categories.map(category => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <TextField
          label={texts.ownOptions.sizes}
          isOptional
          error={errors.sizes?.message}
          placeholder={texts.ownOptions.sizesExample}
          {...form.register('sizes', { validate: validateSizes })}
        />
        <TextArea
          label={words.description}
          isOptional
          rows={2}
          className="sm:col-span-2"
          error={errors.description?.message}
          {...form.register('description', { validate: validate('description') })}
        />
        <CheckboxGroup
          legend={words.allergens}
          isOptional
          options={allergenChoice}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 sm:col-span-2"
          {...form.register('allergens')}
        />
        <CheckboxGroup
          legend={words.diets}
          isOptional
          options={dietChoice}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 sm:col-span-2"
          {...form.register('diets')}
        />
        <Select
          label={words.spiciness}
          options={spicinessChoice}
          {...form.register('spiciness', { setValueAs: Number })}
        />
        {restaurant.showsPictures && <PictureField {...picture} />}
      </fieldset>
      <div className="flex flex-wrap gap-3 pt-5">
        <Button tone="secondary" size="small" disabled={isSending} onClick={cancel}>
          {hasAdded ? words.done : words.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          isBusy={isSending}
          disabled={unusual?.isConfirmed === false}
          className="min-w-36 flex-1 sm:flex-none"
        >
          {labelOf(item !== undefined, isSending)}
        </Button>
        {item && (
          <RemoveItem
            name={item.name}
            onRemove={() => menuChanges.remove(restaurant.id, item)}
            onRemoved={cancel}
          />
        )}
      </div>
      {question}
    </form>
  )
}

function labelOf(isExisting: boolean, isSending: boolean): string {
  if (isExisting) return isSending ? words.saving : words.save
  return isSending ? words.sending : words.add
}
