// Codes for the tables: chosen by number or by name, seen, printed.

import { Printer } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { PortalSection } from '../../../parts/portal/portal-layout.tsx'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { cardsPerPage, PrintSheets } from './print-sheets.tsx'
import { TableCard } from './table-card.tsx'
import { readTables, type TableProblems, type TypedTables } from './table-names.ts'

const words = en.tableCodes
const start: TypedTables = { by: 'numbers', from: '1', to: '12', names: '' }

export function TableCodesSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const [typed, setTyped] = useState(start)
  const [hasTried, setTried] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const read = useMemo(() => readTables(typed), [typed])
  const tables = read.kind === 'tables' ? read.tables : []
  // Nothing is wrong yet with names that nobody has begun to type.
  const isBegun = hasTried || typed.by === 'numbers' || typed.names !== ''
  const problems = read.kind === 'wrong' && isBegun ? read.problems : {}
  const change = (part: Partial<TypedTables>) => setTyped({ ...typed, ...part })
  const stop = useCallback(() => setPrinting(false), [])
  return (
    <PortalSection title={words.title} hint={words.hint}>
      <ByChoice by={typed.by} onChoose={by => change({ by })} />
      <Fields typed={typed} problems={problems} onChange={change} />
      {tables.length > 0 && <Preview restaurant={restaurant} tables={tables} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        <Button
          size="small"
          onClick={() => {
            setTried(true)
            if (tables.length > 0) setPrinting(true)
          }}
        >
          <Printer size={18} strokeWidth={1.9} aria-hidden />
          {tables.length > 0 ? words.print(tables.length) : words.printNone}
        </Button>
        {tables.length > 0 && (
          <p className="text-muted text-small">{words.pages(Math.ceil(tables.length / cardsPerPage))}</p>
        )}
      </div>
      {isPrinting && <PrintSheets restaurant={restaurant} tables={tables} onPrinted={stop} />}
    </PortalSection>
  )
}

interface ByChoiceProps {
  readonly by: TypedTables['by']
  readonly onChoose: (by: TypedTables['by']) => void
}

function ByChoice({ by, onChoose }: ByChoiceProps) {
  return (
    <fieldset className="mb-4 flex w-fit rounded-button border border-line bg-card p-1">
      <legend className="sr-only">{words.by.label}</legend>
      {(['numbers', 'names'] as const).map(way => (
        <label
          key={way}
          className="relative flex min-h-11 items-center rounded-[10px] px-4 text-muted focus-within:outline-2 focus-within:outline-accent-text has-checked:bg-tint has-checked:font-semibold has-checked:text-accent-text"
        >
          <input
            type="radio"
            name="tables-by"
            checked={by === way}
            onChange={() => onChoose(way)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[10px] outline-none"
          />
          {words.by[way]}
        </label>
      ))}
    </fieldset>
  )
}

interface FieldsProps {
  readonly typed: TypedTables
  readonly problems: TableProblems
  readonly onChange: (part: Partial<TypedTables>) => void
}

function Fields({ typed, problems, onChange }: FieldsProps) {
  if (typed.by === 'names')
    return (
      <TextField
        label={words.names}
        hint={words.namesHint}
        error={problems.names}
        value={typed.names}
        dir="auto"
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

/** The first row of the first page, as large as it is printed where there is room. */
function Preview({ restaurant, tables }: { restaurant: OwnRestaurant; tables: readonly string[] }) {
  const shown = tables.slice(0, 2)
  return (
    <section aria-label={words.preview} className="pt-5">
      <div className="grid max-w-160 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {shown.map(table => (
          <TableCard key={table} restaurant={restaurant} table={table} />
        ))}
      </div>
      {tables.length > shown.length && (
        <p className="pt-2 text-muted text-small">{words.more(tables.length - shown.length)}</p>
      )}
    </section>
  )
}
