// The order of the categories, changed by buttons: as well by keyboard as by finger.

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import { problemOf } from '../../../api/call-problem.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { menuChanges } from './use-own-menu.ts'

interface Props {
  readonly restaurantId: number
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const words = en.ownMenu.order

export function CategoryOrder({ restaurantId, items, onClose }: Props) {
  const [names, setNames] = useState(() => [...new Set(items.map(({ category }) => category))])
  const [moved, setMoved] = useState<{ name: string; by: 1 | -1 } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => title.current?.focus(), [])

  const move = (at: number, by: 1 | -1) => {
    const name = names[at] ?? ''
    const others = names.filter(other => other !== name)
    setNames([...others.slice(0, at + by), name, ...others.slice(at + by)])
    setMoved({ name, by })
  }
  // A row that moves loses the focus: it is given back, or to its other button at the end of the way.
  useEffect(() => {
    if (!moved) return
    const buttons = list.current?.children[names.indexOf(moved.name)]?.querySelectorAll('button')
    const [up, down] = buttons ?? []
    const [wanted, other] = moved.by === -1 ? [up, down] : [down, up]
    if (wanted?.disabled) other?.focus()
    else wanted?.focus()
  }, [moved, names])

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
            <IconButton label={words.up(name)} disabled={at === 0} onClick={() => move(at, -1)}>
              <ArrowUp size={20} strokeWidth={1.9} aria-hidden />
            </IconButton>
            <IconButton
              label={words.down(name)}
              disabled={at === names.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown size={20} strokeWidth={1.9} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved && words.moved(moved.name, names.indexOf(moved.name) + 1, names.length)}
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
