// The form of one printer, new or existing.

import type { Printer } from '@tablemate/contract/printers.ts'
import { printerEncodings, printerModels, printerWidths } from '@tablemate/domain/delivery/printer.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { lineRule } from '../../../ui/line-rule.ts'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PrinterSheetProps } from './sheet-props.ts'
import { usePrinterForm } from './use-printer-form.ts'

const words = texts.printers.sheet

interface Props extends Omit<PrinterSheetProps, 'onClose'> {
  readonly onAdded: (added: { printer: Printer; url: string }) => void
  readonly onSaved: () => void
  /** For an existing printer: asks before its URL is replaced or it is removed. */
  readonly onAsk: (what: 'renew' | 'remove') => void
}

export function PrinterForm({ restaurantId, printer, stations, onAdded, onSaved, onAsk }: Props) {
  const { form, isSaving, submit, question } = usePrinterForm({
    ...{ restaurantId, printer, stations, onAdded, onSaved },
  })
  const { register, formState } = form
  const options = stationOptions(stations, printer)
  return (
    <form noValidate onSubmit={submit} autoComplete="off" className="flex flex-col gap-5 pt-2">
      {printer && <Switch label={words.enabled} hint={words.enabledHint} {...register('isEnabled')} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={formState.errors.name?.message}
        required
        {...register('name', {
          validate: lineRule({ max: limits.printerName, required: words.nameMissing }),
        })}
      />
      <Select
        label={words.model}
        options={printerModels.map(value => ({ value, label: texts.printers.models[value] }))}
        error={formState.errors.model?.message}
        {...register('model')}
      />
      {options.length > 0 && (
        <div>
          <CheckboxGroup legend={words.stations} options={options} {...register('stations')} />
          <p className="text-muted text-small">{words.stationsHint}</p>
        </div>
      )}
      <Select
        label={words.columns}
        options={printerWidths.map(value => ({
          value: String(value),
          label: words.columnsOf({ width: texts.printers.widths[value], columns: value }),
        }))}
        error={formState.errors.columns?.message}
        {...register('columns')}
      />
      <Select
        label={words.encoding}
        hint={words.encodingHint}
        options={printerEncodings.map(value => ({ value, label: texts.printers.encodings[value] }))}
        error={formState.errors.encoding?.message}
        {...register('encoding')}
      />
      <Switch label={words.bell} hint={words.bellHint} {...register('hasBell')} />
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
      {printer && (
        <div className="grid grid-cols-2 gap-2.5">
          <Button tone="secondary" size="small" onClick={() => onAsk('renew')}>
            {texts.printers.url.renew}
          </Button>
          <Button tone="danger" size="small" onClick={() => onAsk('remove')}>
            {texts.printers.removal.ask}
          </Button>
        </div>
      )}
      {question}
    </form>
  )
}

/** With the stations that the printer names and that were removed. */
function stationOptions(stations: Props['stations'], printer: Printer | null) {
  const known = stations.map(({ id, name }) => ({ value: String(id), label: name }))
  const removed = (printer?.stations ?? [])
    .filter(id => stations.every(one => one.id !== id))
    .map(id => ({ value: String(id), label: texts.printers.removedStation }))
  return [...known, ...removed]
}
