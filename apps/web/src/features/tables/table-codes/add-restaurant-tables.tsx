// The form that adds tables by a range of numbers or by names.

import { useMemo, useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { intentKey } from '../../../lib/api/idempotency.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { restaurantTableChanges } from '../use-restaurant-tables.ts'
import { readTableNames, type TableNameProblems, type TypedTableNames } from './table-names.ts'

interface Props {
  readonly restaurantId: number
  readonly onAdded: () => void
  /** null if the restaurant has no tables yet, so the form cannot be closed. */
  readonly onCancel: (() => void) | null
}

const words = texts.tableCodes
const start: TypedTableNames = { by: 'numbers', from: '1', to: '12', names: '' }

export function AddRestaurantTables({ restaurantId, onAdded, onCancel }: Props) {
  const [typed, setTyped] = useState(start)
  const [hasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [key] = useState(() => intentKey())
  const read = useMemo(() => readTableNames(typed), [typed])
  // An untouched field of names shows no error.
  const isTouched = hasTried || typed.by === 'numbers' || typed.names !== ''
  const problems = read.kind === 'wrong' && isTouched ? read.problems : {}
  const change = (part: Partial<TypedTableNames>) => setTyped({ ...typed, ...part })

  const add = async () => {
    setTried(true)
    if (read.kind === 'wrong' || isSending) return
    setSending(true)
    try {
      const input = { names: read.names }
      const count = await restaurantTableChanges.add(restaurantId, input.names, key.for(input))
      key.renew()
      toast({ title: count === 0 ? words.noneAdded : words.added({ count }), tone: 'good' })
      onAdded()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.addFailed), tone: 'bad' })
    }
    setSending(false)
  }

  return (
    <form
      noValidate
      aria-label={words.adding}
      className="mb-5 animate-rise rounded-card bg-tint p-4"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <ByChoice by={typed.by} onChoose={by => change({ by })} />
      <Fields typed={typed} problems={problems} onChange={change} />
      <div className="flex flex-wrap items-center gap-2 pt-4">
        <Button type="submit" size="small" isBusy={isSending}>
          {read.kind === 'tables' ? words.add({ count: read.names.length }) : words.addNone}
        </Button>
        {onCancel && (
          <Button tone="quiet" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

interface ByChoiceProps {
  readonly by: TypedTableNames['by']
  readonly onChoose: (by: TypedTableNames['by']) => void
}

function ByChoice({ by, onChoose }: ByChoiceProps) {
  return (
    <fieldset className="mb-4 flex w-fit rounded-button border border-line bg-card p-1">
      <legend className="sr-only">{words.by.label}</legend>
      {(['numbers', 'names'] as const).map(kind => (
        <label
          key={kind}
          className="relative flex min-h-11 items-center rounded-[10px] px-4 text-muted focus-within:outline-2 focus-within:outline-accent-text has-checked:bg-tint has-checked:font-semibold has-checked:text-accent-text"
        >
          <input
            type="radio"
            name="tables-by"
            checked={by === kind}
            onChange={() => onChoose(kind)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[10px] outline-none"
          />
          {words.by[kind]}
        </label>
      ))}
    </fieldset>
  )
}

interface FieldsProps {
  readonly typed: TypedTableNames
  readonly problems: TableNameProblems
  readonly onChange: (part: Partial<TypedTableNames>) => void
}

function Fields({ typed, problems, onChange }: FieldsProps) {
  if (typed.by === 'names')
    return (
      <TextField
        label={words.names}
        hint={words.namesHint}
        error={problems.names}
        value={typed.names}
        onChange={event => onChange({ names: event.target.value })}
      />
    )
  return (
    <div className="grid max-w-80 grid-cols-2 gap-4">
      {(['from', 'to'] as const).map(end => (
        <TextField
          key={end}
          label={words[end]}
          error={problems[end]}
          inputMode="numeric"
          inputClassName="figures text-input"
          value={typed[end]}
          onChange={event => onChange({ [end]: event.target.value })}
        />
      ))}
    </div>
  )
}
