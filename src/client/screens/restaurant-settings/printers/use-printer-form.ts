// State and submission of a printer's form.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Printer } from '#contract/printers.ts'
import type { PrinterEncoding, PrinterModel } from '#domain/delivery/printer.ts'
import { showFailure } from '../../../parts/portal/show-failure.ts'
import * as texts from '../../../text/texts.ts'
import { printerChanges } from './use-printers.ts'

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
  readonly onAdded: (added: { printer: Printer; url: string }) => void
  readonly onSaved: () => void
}

export function usePrinterForm({ restaurantId, printer, onAdded, onSaved }: Options) {
  const form = useForm<PrinterValues>({ defaultValues: valuesOf(printer) })
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async ({ isEnabled, ...values }) => {
    if (isSaving) return
    setSaving(true)
    const body = { ...values, columns: Number(values.columns), stations: values.stations.map(Number) }
    try {
      if (printer) {
        await printerChanges.change(restaurantId, printer, { ...body, isEnabled })
        onSaved()
      } else onAdded(await printerChanges.add(restaurantId, body))
    } catch (error) {
      showFailure(form, error, texts.printers.sheet.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit }
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
