// Saves the fields that an owner changed in a form, and asks about those that another window changed meanwhile.

import { type ReactNode, useState } from 'react'
import { CallProblem } from '../../lib/api/call-problem.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** How the question shows a field: its label, and its value as text. */
export type Described<V> = {
  readonly [F in keyof V]: { readonly label: string; readonly show: (value: V[F]) => string }
}

interface Question {
  readonly fields: readonly { name: string; label: string; mine: string; theirs: string }[]
  /** null: the owner closed the question. */
  readonly answer: (kept: ReadonlySet<string> | null) => void
}

const words = texts.ownMenu.changedMeanwhile

/** The state of a switch, as the question shows it. */
export const onOrOff = (isOn: boolean) => (isOn ? words.on : words.off)

/**
 * `shown`: the values with which the form opened; the caller keeps them. `save` sends the fields that differ from them, with what
 * was shown as `base`, and those of `also`, with which the rest of the call makes sense. If another window changed some of them,
 * `question` asks for each which value holds. `save` throws the problem if the owner closes the question. Render `question` in
 * the form's place.
 */
export function useSaveChanges<V extends object>(shown: V, described: Described<V>) {
  const [open, setOpen] = useState<Question | null>(null)
  const ask = (fields: Question['fields']) =>
    new Promise<ReadonlySet<string> | null>(resolve => setOpen({ fields, answer: resolve }))

  const save = async <R,>(
    values: V,
    send: (body: Partial<V> & { base: Partial<V> }) => Promise<R>,
    also: readonly (keyof V)[] = [],
  ): Promise<R> => {
    let base = shown
    const names = Object.keys(shown) as (keyof V & string)[]
    let changed = names.filter(name => also.includes(name) || !isSame(values[name], base[name]))
    for (;;) {
      try {
        return await send({ ...pick(values, changed), base: pick(base, changed) })
      } catch (error) {
        const current = (error instanceof CallProblem && error.current) as Partial<V> | false | undefined
        const disputed = current ? changed.filter(name => name in current) : []
        if (!current || disputed.length === 0) throw error
        const textOf = (name: keyof V, all: Partial<V>) => described[name].show(all[name] as V[keyof V])
        const fields = disputed.map(name => ({
          ...{ name, label: described[name].label },
          ...{ mine: textOf(name, values), theirs: textOf(name, current) },
        }))
        const kept = await ask(fields)
        setOpen(null)
        if (!kept) throw error
        base = { ...base, ...current }
        changed = changed.filter(name => !disputed.includes(name) || kept.has(name))
      }
    }
  }
  return { save, question: open && <ChangedMeanwhile {...open} /> }
}

function ChangedMeanwhile({ fields, answer }: Question): ReactNode {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(kept)
    if (isMine) next.add(name)
    else next.delete(name)
    setKept(next)
  }
  return (
    <Sheet isOpen onClose={() => answer(null)} title={words.title} description={words.hint}>
      {fields.map(({ name, label, mine, theirs }) => (
        <fieldset key={name} className="min-w-0 border-line border-t py-3">
          <legend className="float-start w-full pb-2 font-semibold">{label}</legend>
          <div className="clear-both flex flex-col gap-2">
            {[
              { isMine: true, label: words.mine, value: mine },
              { isMine: false, label: words.theirs, value: theirs },
            ].map(one => (
              <label
                key={one.label}
                className="flex min-h-11 gap-3 rounded-button border border-line bg-card p-3 has-checked:border-accent has-checked:bg-tint"
              >
                <input
                  type="radio"
                  name={name}
                  checked={kept.has(name) === one.isMine}
                  onChange={() => choose(name, one.isMine)}
                  className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-card checked:border-6 checked:border-accent"
                />
                <span className="wrap-anywhere min-w-0">
                  <span className="block text-muted text-small">{one.label}</span>
                  <bdi className="whitespace-pre-line">{one.value || '–'}</bdi>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button className="mt-3 w-full" onClick={() => answer(kept)}>
        {words.save}
      </Button>
    </Sheet>
  )
}

function pick<V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(names.map(name => [name, values[name]])) as Partial<V>
}

/** An empty text and a missing value are the same, as for the server. */
function isSame(a: unknown, b: unknown): boolean {
  const textOf = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
  return textOf(a) === textOf(b)
}
