// Edits one table: rename, renew the code, or remove. Actions that invalidate printed codes need a confirmation.

import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { tableText } from '../../../lib/text/table-text.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { lineRule } from '../../../ui/line-rule.ts'
import { takeFocus } from '../../../ui/take-focus.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveChanges } from '../../portal/use-save-changes.tsx'
import { restaurantTableChanges } from '../use-restaurant-tables.ts'

interface Props {
  readonly restaurantId: number
  readonly restaurantTable: RestaurantTable
  readonly onClose: () => void
}

const words = texts.tableCodes.editing
const nameRule = lineRule({ max: limits.tableNumber, required: words.nameMissing })

export function EditRestaurantTable({ restaurantId, restaurantTable, onClose }: Props) {
  const [pending, setPending] = useState<ConfirmedAction | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({ defaultValues: { name: restaurantTable.name } })
  const [shown] = useState({ name: restaurantTable.name })
  const { save, question } = useSaveChanges(shown, { name: { label: words.name, show: String } })
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const called = tableText(restaurantTable.name)

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      toast({ title: done, tone: 'good' })
      onClose()
    } catch (error) {
      const problem = problemOf(error)
      const sentence = sentenceFor(problem, words.failed)
      if (problem === 'table-taken') form.setError('name', { message: sentence }, { shouldFocus: true })
      else toast({ title: sentence, tone: 'bad' })
      setBusy(false)
    }
  }

  const rename = form.handleSubmit(({ name }) =>
    attempt(
      () => save({ name }, body => restaurantTableChanges.change(restaurantId, restaurantTable, body)),
      words.saved({ table: tableText(name) }),
    ),
  )
  const runConfirmed = (what: ConfirmedAction) =>
    what === 'renew'
      ? attempt(
          () => restaurantTableChanges.change(restaurantId, restaurantTable, { renewToken: true }),
          words.renew.done({ table: called }),
        )
      : attempt(
          () => restaurantTableChanges.remove(restaurantId, restaurantTable),
          words.remove.done({ table: called }),
        )

  return (
    <div className="mb-3 animate-rise rounded-card bg-tint p-4">
      <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={event => void rename(event)}>
        <TextField
          label={words.name}
          error={form.formState.errors.name?.message}
          isErrorLive
          className="min-w-40 flex-1"
          {...form.register('name', { validate: nameRule })}
        />
        <Button type="submit" size="small" className="mt-7.5 min-h-13" isBusy={isBusy && pending === null}>
          {words.save}
        </Button>
      </form>
      {question}
      {pending ? (
        <Question
          {...words[pending]}
          title={words[pending].ask({ table: called })}
          isBusy={isBusy}
          onYes={() => void runConfirmed(pending)}
          onNo={() => setPending(null)}
        />
      ) : (
        <div className="-mb-2 flex flex-wrap gap-x-2 pt-2">
          {(['renew', 'remove'] as const).map(what => (
            <Button
              key={what}
              tone="quiet"
              size="small"
              className={what === 'remove' ? 'text-danger!' : ''}
              onClick={() => setPending(what)}
            >
              {words[what].open}
            </Button>
          ))}
          <Button tone="quiet" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}

type ConfirmedAction = 'renew' | 'remove'

interface QuestionProps {
  readonly title: string
  readonly hint: string
  readonly yes: string
  readonly no: string
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** "Keep" comes first, so a double tap changes nothing. */
function Question({ title, hint, yes, no, isBusy, onYes, onNo }: QuestionProps) {
  return (
    <div className="animate-fade pt-4">
      <p role="status">
        <span className="wrap-anywhere block font-semibold">{title}</span>
        <span className="text-muted text-small">{hint}</span>
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button tone="secondary" size="small" ref={takeFocus} onClick={onNo}>
          {no}
        </Button>
        <Button tone="quiet" size="small" className="text-danger!" isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
