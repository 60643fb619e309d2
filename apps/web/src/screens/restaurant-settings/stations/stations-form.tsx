// The form of all stations, with the name and the categories of each.

import * as limits from '@tablemate/domain/limits.ts'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { focusIfLost } from '../../../parts/portal/focus-if-lost.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { StationFields } from './station-fields.tsx'
import type { Kitchen } from './use-stations.ts'
import { useStationsForm } from './use-stations-form.ts'

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
