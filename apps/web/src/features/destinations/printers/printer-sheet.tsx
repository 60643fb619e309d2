// The sheet of one printer: its form, the URL to enter at it, and the questions before its URL or the printer goes.

import type { Printer } from '@tablemate/contract/printers.ts'
import { useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { toast } from '../../../ui/toast.ts'
import { CopyField } from '../../portal/copy-field.tsx'
import { PrinterForm } from './printer-form.tsx'
import type { PrinterSheetProps } from './sheet-props.ts'
import { printerChanges } from './use-printers.ts'

const words = texts.printers

type View =
  | { readonly kind: 'form' }
  | { readonly kind: 'url'; readonly printer: Printer; readonly url: string }
  | { readonly kind: 'renew' | 'remove'; readonly printer: Printer }

export function PrinterSheet({ restaurantId, printer, stations, onClose }: PrinterSheetProps) {
  const [view, setView] = useState<View>({ kind: 'form' })
  const back = () => setView({ kind: 'form' })
  return (
    <Sheet
      isOpen
      // A tap beside the sheet must not lose the URL.
      isFirm={view.kind === 'url'}
      onClose={onClose}
      title={titleOf(view, printer)}
    >
      {view.kind === 'form' && (
        <PrinterForm
          {...{ restaurantId, printer, stations }}
          onAdded={added => setView({ kind: 'url', ...added })}
          onSaved={() => {
            toast({ title: words.sheet.saved, tone: 'good' })
            onClose()
          }}
          onAsk={kind => printer && setView({ kind, printer })}
        />
      )}
      {view.kind === 'url' && <PrinterUrl {...view} onClose={onClose} />}
      {view.kind === 'renew' && (
        <PrinterQuestion
          hint={words.url.renewHint}
          yes={words.url.renewYes}
          no={words.url.renewNo}
          failed={words.url.failed}
          onNo={back}
          onYes={async () =>
            setView({ kind: 'url', ...(await printerChanges.renewUrl(restaurantId, view.printer)) })
          }
        />
      )}
      {view.kind === 'remove' && (
        <PrinterQuestion
          isDanger
          hint={words.removal.hint}
          yes={words.removal.yes}
          no={words.removal.no}
          failed={words.removal.failed}
          onNo={back}
          onYes={async () => {
            await printerChanges.remove(restaurantId, view.printer)
            toast({ title: words.removal.done, tone: 'good' })
            onClose()
            // The removed row loses the focus.
            focusIfLost(() => document.querySelector('h1'))
          }}
        />
      )}
    </Sheet>
  )
}

function titleOf(view: View, printer: Printer | null): string {
  switch (view.kind) {
    case 'form':
      return printer?.name ?? words.sheet.new
    case 'url':
      return words.url.title({ name: view.printer.name })
    case 'renew':
      return words.url.renewQuestion
    case 'remove':
      return words.removal.question({ name: view.printer.name })
  }
}

interface UrlProps {
  readonly printer: Printer
  readonly url: string
  readonly onClose: () => void
}

function PrinterUrl({ printer: { model }, url, onClose }: UrlProps) {
  return (
    <div className="flex flex-col gap-5 pt-2">
      <CopyField label={words.url.label} value={url} hint={words.url.once} />
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-pretty">
        {words.url.steps[model].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button onClick={onClose}>{words.url.done}</Button>
    </div>
  )
}

// A question before something that cannot be undone. "Keep" has the focus, so that a double tap changes nothing.

interface Props {
  readonly hint: string
  readonly yes: string
  readonly no: string
  readonly isDanger?: boolean
  readonly failed: { readonly title: string; readonly hint: string }
  /** Throws `CallProblem`. */
  readonly onYes: () => Promise<void>
  readonly onNo: () => void
}

function PrinterQuestion({ hint, yes, no, isDanger = false, failed, onYes, onNo }: Props) {
  const [isBusy, setBusy] = useState(false)
  const handleYes = async () => {
    setBusy(true)
    try {
      await onYes()
    } catch (error) {
      toast({ title: failed.title, description: sentenceFor(problemOf(error), failed.hint), tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{hint}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" ref={takeFocus} onClick={onNo}>
          {no}
        </Button>
        <Button tone={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void handleYes()}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
