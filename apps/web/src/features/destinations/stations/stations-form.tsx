// The form of all stations, with the name and the categories of each.

import * as limits from '@tablemate/domain/limits.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Kitchen } from './use-stations.ts'
import { type StationForm, stationNameRule, useStationsForm } from './use-stations-form.ts'

const words = texts.settings.stations

interface Props {
  readonly restaurantId: number
  readonly kitchen: Kitchen
}

export function StationsForm({ restaurantId, kitchen }: Props) {
  const { form, rows, isSaving, submit, choose, question } = useStationsForm(restaurantId, kitchen)
  const adder = useRef<HTMLButtonElement>(null)
  const { isDirty } = form.formState
  const remove = (at: number) => {
    rows.remove(at)
    focusIfLost(() => adder.current)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {rows.fields.length === 0 && <p className="font-semibold">{words.none}</p>}
      {rows.fields.map(({ id }, at) => (
        <StationFields
          key={id}
          form={form}
          at={at}
          categories={kitchen.categories}
          onChoose={choose}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {rows.fields.length < limits.stations && (
          <Button
            ref={adder}
            tone="secondary"
            size="small"
            onClick={() => rows.append({ name: '', categories: [] })}
          >
            <Plus size={18} strokeWidth={1.9} aria-hidden />
            {words.add}
          </Button>
        )}
        {(isDirty || rows.fields.length > 0) && (
          <Button type="submit" size="small" isBusy={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        )}
      </div>
      {question}
    </form>
  )
}

// The fields of one station: its name, and the categories that it prepares.

interface StationFieldsProps {
  readonly form: StationForm
  readonly at: number
  /** The categories of the menu. */
  readonly categories: readonly string[]
  readonly onChoose: (at: number, category: string, isChosen: boolean) => void
  readonly onRemove: () => void
}

function StationFields({ form, at, categories, onChoose, onRemove }: StationFieldsProps) {
  const { name, categories: chosen } = form.watch(`stations.${at}`)
  const all = [...new Set([...categories, ...chosen])]
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4">
      <legend className="sr-only">{name || words.unnamed}</legend>
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={words.name}
          error={form.formState.errors.stations?.[at]?.name?.message}
          required
          {...form.register(`stations.${at}.name`, { validate: stationNameRule(form, at) })}
        />
        <IconButton
          label={name ? words.remove({ station: isolate(name) }) : words.removeUnnamed}
          className="mt-8"
          onClick={onRemove}
        >
          <Trash2 size={18} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      {all.length === 0 ? (
        <p className="text-muted">{words.noCategories}</p>
      ) : (
        <CheckboxGroup
          legend={words.categories}
          options={all.map(category => ({ value: category, label: category }))}
          isChosen={category => chosen.includes(category)}
          onChange={event => onChoose(at, event.target.value, event.target.checked)}
        />
      )}
    </fieldset>
  )
}
