// The way of a file onto the menu: picked, sent, read, checked, taken in as a whole.

import { useEffect, useRef, useState } from 'react'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { limits } from '#domain/limits.ts'
import { menuFileKind } from '#domain/menu-import/file-kind.ts'
import type { FileDoubt } from '#domain/menu-import/menu-reading.ts'
import { otherCategory } from '#domain/menu-import/row-faults.ts'
import { CallProblem, problemOf } from '../../../api/call-problem.ts'
import { keptKey } from '../../../api/idempotency.ts'
import { type Sending, sendFile } from '../../../api/send-file.ts'
import { noticeSignOut, portalCall } from '../../../parts/portal/portal-call.ts'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import { refreshMenu } from '../menu/use-own-menu.ts'
import { type DraftRow, draftRows, importedRows } from './draft-rows.ts'

export type UploadState =
  /** With what was wrong with the file before. */
  | { readonly kind: 'choosing'; readonly trouble: string | null }
  /** Share from 0 to 1. */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | Checking

export interface Checking {
  readonly kind: 'checking' | 'saving'
  readonly rows: readonly DraftRow[]
  readonly doubts: readonly FileDoubt[]
  /** For the dishes without one. */
  readonly otherCategory: string
}

const words = en.menuUpload

export function useMenuUpload({ id, currency }: OwnRestaurant, onDone: () => void) {
  const [state, setState] = useState<UploadState>({ kind: 'choosing', trouble: null })
  const sending = useRef<Sending<unknown>>(null)
  const [key] = useState(() => keptKey())
  useEffect(() => () => forsake(sending), [])

  const refuse = (title: string, hint: string, trouble: string | null = null) => {
    toast({ title, description: hint, tone: 'bad' })
    setState({ kind: 'choosing', trouble })
  }

  const choose = async (file: File) => {
    if (menuFileKind({ name: file.name, mimeType: file.type }) === null)
      return refuse(words.wrongType.title, words.wrongType.hint)
    if (file.size > limits.menuFileBytes) return refuse(words.failed.title, words.tooLarge, words.tooLarge)
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
      setState({ kind: 'checking', rows: draftRows(rows, currency), doubts, otherCategory })
    } catch (error) {
      if (sending.current !== sent) return
      noticeSignOut(error)
      refuse(words.failed.title, words.failed.hint, troubleOf(error))
    }
  }

  const stop = () => {
    forsake(sending)
    setState({ kind: 'choosing', trouble: null })
  }

  const change = (part: (checking: Checking) => Partial<Checking>) =>
    setState(now => (now.kind === 'checking' ? { ...now, ...part(now) } : now))

  const confirm = async (checking: Checking) => {
    const rows = importedRows(checking.rows, currency, checking.otherCategory)
    setState({ ...checking, kind: 'saving' })
    try {
      const { added, updated } = await portalCall(importMenu, {
        params: { restaurantId: id },
        body: { rows },
        idempotencyKey: key.for(rows),
      })
      await refreshMenu(id)
      toast({ title: words.check.done(added + updated), tone: 'good' })
      onDone()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.check.notSaved), tone: 'bad' })
      setState({ ...checking, kind: 'checking' })
    }
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    stop,
    changeRow: (at: number, changes: Partial<DraftRow>) =>
      change(({ rows }) => ({
        rows: rows.map((row, index) => (index === at ? { ...row, ...changes } : row)),
      })),
    nameOtherCategory: (name: string) => change(() => ({ otherCategory: name })),
    confirm: (checking: Checking) => void confirm(checking),
  }
}

/** Nobody waits for it any more, so nobody is told that it failed. */
function forsake(sending: { current: Sending<unknown> | null }): void {
  const { current } = sending
  sending.current = null
  current?.cancel()
}

/** In a sentence, with the row where there is one. */
function troubleOf(error: unknown): string {
  const sentence = sentenceFor(problemOf(error), words.failed.hint)
  const [where] = error instanceof CallProblem ? Object.keys(error.fields) : []
  return where && /^row \d+$/.test(where) ? `${sentence} ${words.brokenAt(where)}` : sentence
}
