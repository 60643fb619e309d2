// State and submission of a printer's form.

import type { Printer } from '@tablemate/contract/printers.ts'
import { type PrinterEncoding, type PrinterModel, printerWidths } from '@tablemate/domain/delivery/printer.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { list } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { showFailure } from '../../portal/show-failure.ts'
import { onOrOff, useSaveChanges } from '../../portal/use-save-changes.tsx'
import type { PrinterSheetProps } from './sheet-props.ts'
import { printerChanges } from './use-printers.ts'

const words = texts.printers.sheet

export interface PrinterValues {
  readonly name: string
  readonly model: PrinterModel
  /** Ids, as the values of checkboxes. */
  readonly stations: readonly string[]
  readonly columns: string
  readonly encoding: PrinterEncoding
  readonly hasBell: boolean
  readonly isEnabled: boolean
}

interface Options {
  readonly restaurantId: number
  /** null: a new one. */
  readonly printer: Printer | null
  readonly stations: PrinterSheetProps['stations']
  readonly onAdded: (added: { printer: Printer; url: string }) => void
  readonly onSaved: () => void
}

export function usePrinterForm({ restaurantId, printer, stations, onAdded, onSaved }: Options) {
  const [initial] = useState(() => valuesOf(printer))
  const form = useForm<PrinterValues>({ defaultValues: initial })
  const stationName = (id: number) =>
    stations.find(one => one.id === id)?.name ?? texts.printers.removedStation
  const { save, question } = useSaveChanges(bodyOf(initial), {
    name: { label: words.name, show: String },
    model: { label: words.model, show: model => texts.printers.models[model] },
    stations: {
      label: words.stations,
      show: ids => (ids.length === 0 ? texts.printers.allStations : list(ids.map(stationName))),
    },
    columns: { label: words.columns, show: columns => words.columnsOf({ width: widthOf(columns), columns }) },
    encoding: { label: words.encoding, show: encoding => texts.printers.encodings[encoding] },
    hasBell: { label: words.bell, show: onOrOff },
    isEnabled: { label: words.enabled, show: onOrOff },
  })
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    const { isEnabled, ...added } = bodyOf(values)
    try {
      if (printer) {
        await save({ ...added, isEnabled }, body => printerChanges.change(restaurantId, printer, body))
        onSaved()
      } else onAdded(await printerChanges.add(restaurantId, added))
    } catch (error) {
      showFailure(form, error, texts.printers.sheet.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit, question }
}

function bodyOf({ columns, stations, ...values }: PrinterValues) {
  return { ...values, columns: Number(columns), stations: stations.map(Number) }
}

function widthOf(columns: number): string {
  const width = printerWidths.find(one => one === columns)
  return width ? texts.printers.widths[width] : ''
}

function valuesOf(printer: Printer | null): PrinterValues {
  if (!printer)
    return {
      name: '',
      model: 'star',
      stations: [],
      columns: '48',
      encoding: 'multilingual',
      hasBell: true,
      isEnabled: true,
    }
  const { name, model, stations, columns, encoding, hasBell, isEnabled } = printer
  return {
    ...{ name, model, encoding, hasBell, isEnabled },
    stations: stations.map(String),
    columns: String(columns),
  }
}
