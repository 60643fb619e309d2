// Orders the categories by buttons, which work by keyboard and by touch.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { menuChanges } from '../portal/use-own-menu.ts'
import { MoveButtons } from './move-buttons.tsx'
import { useRowMoves } from './use-row-moves.ts'

interface Props {
  readonly restaurantId: number
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const words = texts.ownMenu.order

export function CategoryOrder({ restaurantId, items, onClose }: Props) {
  const [names, setNames] = useState<readonly string[]>(() => [
    ...new Set(items.map(({ category }) => category)),
  ])
  const { list, move, moved } = useRowMoves(names, setNames)
  const [isSaving, setSaving] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => title.current?.focus(), [])

  const save = async () => {
    setSaving(true)
    try {
      await menuChanges.order(restaurantId, names)
      toast({ title: words.saved, tone: 'good' })
      onClose()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.failed), tone: 'bad' })
      setSaving(false)
    }
  }

  return (
    <section aria-labelledby={id} className="animate-rise rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 id={id} ref={title} tabIndex={-1} className="text-lead outline-none">
        {words.title}
      </h3>
      <p className="text-muted">{words.hint}</p>
      <ul ref={list} className="divide-y divide-line py-2">
        {names.map((name, at) => (
          <li key={name} className="flex items-center gap-2 py-2">
            <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{name}</span>
            <MoveButtons name={name} at={at} of={names.length} onMove={by => move(name, by)} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && words.moved({ name: moved, place: names.indexOf(moved) + 1, of: names.length })}
      </p>
      <div className="flex gap-3 pt-2">
        <Button tone="secondary" size="small" disabled={isSaving} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="small" isBusy={isSaving} onClick={() => void save()}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </section>
  )
}
