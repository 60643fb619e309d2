// The state of the category editor: name, order of the dishes, and dishes selected for another category.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { menuChanges } from '../portal/use-own-menu.ts'

interface CategoryEditorOptions {
  readonly restaurantId: number
  readonly category: string
  /** All dishes of the category. */
  readonly menuItems: readonly MenuItem[]
  readonly onClose: () => void
}

const words = texts.ownMenu.category

export function useCategoryEditor({ restaurantId, category, menuItems, onClose }: CategoryEditorOptions) {
  const [name, setName] = useState(category)
  /** '': at once. */
  const [course, setCourse] = useState(() => String(menuItems[0]?.course ?? ''))
  const [order, setOrder] = useState<readonly number[]>(() => menuItems.map(({ id }) => id))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [target, setTarget] = useState('')
  const [busy, setBusy] = useState<'saving' | 'moving' | null>(null)
  const [nameError, setNameError] = useState<string>()
  const [isMerging, setMerging] = useState(false)
  const byId = new Map(menuItems.map(menuItem => [menuItem.id, menuItem]))
  // Dishes that another tab adds meanwhile come last; removed ones disappear.
  const ids = [...new Set([...order, ...byId.keys()])].filter(id => byId.has(id))
  const rows = ids.flatMap(id => byId.get(id) ?? [])
  const moving = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

  const save = async (merge = false) => {
    const fault = faultOf(name)
    setNameError(fault)
    if (busy || fault) return
    setBusy('saving')
    try {
      const itemIds = ids.slice(0, limits.itemsMoved)
      await menuChanges.arrange(restaurantId, {
        ...{ category, name, itemIds, merge },
        course: course === '' ? null : Number(course),
      })
      toast({ title: words.saved, tone: 'good' })
      onClose()
    } catch (error) {
      setBusy(null)
      if (problemOf(error) === 'category-taken') setMerging(true)
      else toast({ title: reasonOf(error, words.failed), tone: 'bad' })
    }
  }

  const move = async () => {
    if (busy || faultOf(target)) return
    setBusy('moving')
    try {
      await menuChanges.move(restaurantId, moving, target)
      toast({ title: words.movedTo({ count: moving.length, category: tidyName(target) }), tone: 'good' })
      setChosen(new Set())
      if (moving.length === rows.length) onClose()
    } catch (error) {
      toast({ title: reasonOf(error, words.moveFailed), tone: 'bad' })
    }
    setBusy(null)
  }

  return {
    name: {
      typed: name,
      error: nameError,
      type(typed: string) {
        setName(typed)
        setMerging(false)
        setNameError(undefined)
      },
    },
    course,
    setCourse,
    ids,
    rows,
    setOrder,
    chosen,
    choose(id: number, isChosen: boolean) {
      setChosen(new Set([...[...chosen].filter(other => other !== id), ...(isChosen ? [id] : [])]))
    },
    moving,
    target,
    setTarget,
    busy,
    isMerging,
    stopMerging: () => setMerging(false),
    save,
    move,
  }
}

export type CategoryEditing = ReturnType<typeof useCategoryEditor>

function faultOf(name: string): string | undefined {
  if (!isVisible(name)) return texts.fieldText.required
  return lengthOf(tidyName(name)) > limits.category ? texts.fieldText['too-long'] : undefined
}

function reasonOf(error: unknown, otherwise: string): string {
  const how = problemOf(error)
  return how === 'menu-item-taken' ? words.sameName : sentenceFor(how, otherwise)
}
