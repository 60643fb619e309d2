// The state of a menu upload: the file is chosen, sent, read, checked, and imported as a whole.

import { useEffect, useRef, useState } from 'react'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import * as limits from '#domain/limits.ts'
import { menuFileKind } from '#menu-reader/file-kind.ts'
import type { FileDoubt } from '#menu-reader/menu-reading.ts'
import { otherCategory } from '#menu-reader/row-faults.ts'
import { CallProblem, problemOf } from '../../../api/call-problem.ts'
import { intentKey } from '../../../api/idempotency.ts'
import { type FileUpload, sendFile } from '../../../api/send-file.ts'
import { noticeSignOut, portalCall } from '../../../parts/portal/portal-call.ts'
import { refreshMenu } from '../../../parts/portal/use-own-menu.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import { type DraftRow, draftRows, importedRows } from './draft-rows.ts'
import type { MenuCheck } from './menu-check.ts'

export type UploadState =
  /** `problem`: the error of the previous file. */
  | { readonly kind: 'choosing'; readonly problem: string | null }
  /** `share`: the part sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | Checking

export interface Checking {
  readonly kind: 'checking' | 'saving'
  /** The name of the file. */
  readonly name: string
  readonly rows: readonly DraftRow[]
  readonly doubts: readonly FileDoubt[]
  /** The category for dishes without one. */
  readonly otherCategory: string
  /** The dishes to remove from the menu, if the file lacks them. */
  readonly removedIds: ReadonlySet<number>
}

/** Changes to the checked rows. */
export interface CheckActions {
  readonly changeRows: (
    rows: readonly number[],
    change: (row: DraftRow, at: number) => Partial<DraftRow>,
  ) => void
  readonly setRemoved: (ids: readonly number[], isRemoved: boolean) => void
  readonly nameOtherCategory: (name: string) => void
}

const words = en.menuUpload
const start: UploadState = { kind: 'choosing', problem: null }

export function useMenuUpload({ id, currency }: OwnRestaurant, onDone: () => void) {
  const [state, setState] = useState<UploadState>(start)
  const sending = useRef<FileUpload<unknown>>(null)
  const [key] = useState(() => intentKey())
  useEffect(() => () => cancelUpload(sending), [])

  const fail = (title: string, hint: string, problem: string | null = null) => {
    toast({ title, description: hint, tone: 'bad' })
    setState({ kind: 'choosing', problem })
  }

  const choose = async (file: File) => {
    if (menuFileKind({ name: file.name, mimeType: file.type }) === null)
      return fail(words.wrongType.title, words.wrongType.hint, words.wrongType.help)
    if (file.size > limits.menuFileBytes) return fail(words.failed.title, words.tooLarge, words.tooLarge)
    setState({ kind: 'sending', name: file.name, share: 0 })
    const sent = sendFile(
      uploadMenu,
      file,
      { query: { preview: 'true' }, body: { restaurantId: id } },
      share => setState({ kind: 'sending', name: file.name, share }),
    )
    sending.current = sent
    try {
      const { rows = [], doubts = [] } = await sent.reply
      const read = { rows: draftRows(rows, currency), doubts, otherCategory, removedIds: new Set<number>() }
      setState({ kind: 'checking', name: file.name, ...read })
    } catch (error) {
      if (sending.current !== sent) return
      noticeSignOut(error)
      const problem = problemText(error)
      fail(words.failed.title, problem, problem)
    }
  }

  const stop = () => {
    cancelUpload(sending)
    key.renew()
    setState(start)
  }

  const leave = () => {
    cancelUpload(sending)
    setState(now => (now.kind === 'checking' || now.kind === 'saving' ? now : start))
  }

  const change = (part: (checking: Checking) => Partial<Checking>) =>
    setState(now => (now.kind === 'checking' ? { ...now, ...part(now) } : now))

  const confirm = async (checking: Checking, check: MenuCheck) => {
    const { rows, otherCategory, removedIds } = checking
    const removed = check.missing.map(dish => dish.id).filter(dish => removedIds.has(dish))
    const body = { rows: importedRows(rows, check.dishes, { currency, otherCategory }), removed }
    setState({ ...checking, kind: 'saving' })
    try {
      const { added, updated } = await portalCall(importMenu, {
        params: { restaurantId: id },
        body,
        idempotencyKey: key.for(body),
      })
      key.renew()
      await refreshMenu(id)
      toast({ title: check.isFirst ? words.check.done(added + updated) : words.check.updated, tone: 'good' })
      setState(start)
      onDone()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.check.notSaved), tone: 'bad' })
      setState({ ...checking, kind: 'checking' })
    }
  }

  const checkActions: CheckActions = {
    changeRows(indexes, changeOf) {
      const changing = new Set(indexes)
      change(({ rows }) => ({
        rows: rows.map((row, at) => (changing.has(at) ? { ...row, ...changeOf(row, at) } : row)),
      }))
    },
    setRemoved(ids, isRemoved) {
      const chosen = new Set(ids)
      change(({ removedIds }) => ({
        removedIds: new Set([
          ...[...removedIds].filter(dish => !chosen.has(dish)),
          ...(isRemoved ? chosen : []),
        ]),
      }))
    },
    nameOtherCategory: name => change(() => ({ otherCategory: name })),
  }

  return {
    state,
    checkActions,
    choose: (file: File) => void choose(file),
    stop,
    /** Called when the panel closes: cancels a running upload, but keeps checked rows with their corrections. */
    leave,
    confirm: (checking: Checking, check: MenuCheck) => void confirm(checking, check),
  }
}

/** Clears the reference first, so that the cancelled upload shows no error. */
function cancelUpload(sending: { current: FileUpload<unknown> | null }): void {
  const { current } = sending
  sending.current = null
  current?.cancel()
}

/** The error as a sentence, with the row if the server names one. */
function problemText(error: unknown): string {
  const sentence = sentenceFor(problemOf(error), words.failed.hint)
  const [where] = error instanceof CallProblem ? Object.keys(error.fields) : []
  return where && /^row \d+$/.test(where) ? `${sentence} ${words.brokenAt(where)}` : sentence
}
