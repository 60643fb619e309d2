// The fields of one station: its name, and the categories that it prepares.

import { Trash2 } from 'lucide-react'
import { isolate } from '../../../text/isolate.ts'
import { texts } from '../../../text/texts.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type StationForm, stationNameRule } from './use-stations-form.ts'

const words = texts.settings.stations

interface Props {
  readonly form: StationForm
  readonly at: number
  /** The categories of the menu. */
  readonly categories: readonly string[]
  readonly onChoose: (at: number, category: string, isChosen: boolean) => void
  readonly onRemove: () => void
}

export function StationFields({ form, at, categories, onChoose, onRemove }: Props) {
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
