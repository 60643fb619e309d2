// State and submission of the stations form.

import * as limits from '@tablemate/domain/limits.ts'
import { nameKey } from '@tablemate/domain/plain-text.ts'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { isolate } from '../../../lib/text/isolate.ts'
import { series } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { lineRule } from '../../../ui/line-rule.ts'
import { toast } from '../../../ui/toast.ts'
import { showFailure } from '../../portal/show-failure.ts'
import { useSaveChanges } from '../../portal/use-save-changes.tsx'
import { bareStations, type Kitchen, saveStations, type TypedStation, typedStations } from './use-stations.ts'

const words = texts.settings.stations

export interface StationValues {
  stations: TypedStation[]
}

export type StationForm = UseFormReturn<StationValues>

export function useStationsForm(restaurantId: number, kitchen: Kitchen) {
  const form = useForm<StationValues>({ defaultValues: { stations: typedStations(kitchen) } })
  /** As the form showed them. */
  const [shown, setShown] = useState(() => bareStations(kitchen.stations))
  const { save, question } = useSaveChanges(
    { stations: shown },
    { stations: { label: words.title, show: textOf } },
  )
  const rows = useFieldArray({ control: form.control, name: 'stations' })
  const [isSaving, setSaving] = useState(false)

  const submit = form.handleSubmit(async ({ stations }) => {
    if (isSaving) return
    setSaving(true)
    try {
      const values = { stations: bareStations(stations) }
      const saved = await save(values, body => saveStations(restaurantId, body))
      form.reset({ stations: typedStations({ ...kitchen, stations: saved }) })
      setShown(bareStations(saved))
      toast({ title: words.saved, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.notSaved)
    }
    setSaving(false)
  })

  /** A category belongs to one station only, so it is removed from the others. */
  const choose = (at: number, category: string, isChosen: boolean) => {
    for (const [other, station] of form.getValues('stations').entries()) {
      const without = station.categories.filter(one => one !== category)
      const next = other === at && isChosen ? [...without, category] : without
      if (next.length !== station.categories.length)
        form.setValue(`stations.${other}.categories`, next, { shouldDirty: true })
    }
  }

  return { form, rows, isSaving, submit, choose, question }
}

/** "Bar – Drinks, Coffee", one station per line. */
function textOf(stations: readonly TypedStation[]): string {
  const lines = stations.map(({ name, categories }) => [name, series(categories)].filter(Boolean))
  return lines.map(parts => parts.map(part => isolate(part)).join(' – ')).join('\n')
}

/** For react-hook-form's `validate`: the name must differ from those of the stations before it. */
export function stationNameRule(form: StationForm, at: number) {
  return (typed: string): true | string => {
    const isLine = lineRule({ max: limits.stationName, required: words.nameMissing })(typed)
    if (isLine !== true) return isLine
    const before = form.getValues('stations').slice(0, at)
    return before.every(({ name }) => nameKey(name) !== nameKey(typed)) || words.nameTaken
  }
}
