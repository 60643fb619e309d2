// The state of a menu upload: the file is chosen, sent, read, checked, and imported as a whole. The menu of a point of sale is
// taken instead of a file.

import { importMenu, uploadMenu } from '@tablemate/contract/menu-import.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { menuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import type { ColumnQuestion } from '@tablemate/menu-reader/menu-reading.ts'
import { otherCategory } from '@tablemate/menu-reader/row-faults.ts'
import { useEffect, useRef, useState } from 'react'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { intentKey } from '../../lib/api/idempotency.ts'
import { type FileUpload, sendFile } from '../../lib/api/send-file.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { noticeSignOut, portalCall } from '../portal/portal-call.ts'
import { refreshMenu } from '../portal/use-own-menu.ts'
import { draftRows, importedRows } from './draft-rows.ts'
import { leftOutText } from './left-out-text.ts'
import type { MenuCheck } from './menu-check.ts'
import { fetchPosRows } from './pos-source.ts'
import { refusedFile } from './refused-file.ts'
import {
  type Checking,
  checkActionsOn,
  type Sending,
  startChecking,
  type UploadState,
} from './upload-state.ts'
import { useKeptCheck } from './use-kept-check.ts'

const words = texts.menuUpload
const start: UploadState = { kind: 'choosing', problem: null }

export function useMenuUpload(restaurant: OwnRestaurant, onDone: () => void) {
  const { id, currency } = restaurant
  const [state, setState] = useState<UploadState>(start)
  const sending = useRef<FileUpload<unknown>>(null)
  /** Counts what was begun, so that what was cancelled changes nothing. */
  const taking = useRef(0)
  const [key] = useState(() => intentKey())
  useEffect(() => () => cancelUpload(sending), [])
  const { keptAt, forget } = useKeptCheck(id, state, kept =>
    setState(now => (now.kind === 'choosing' ? kept : now)),
  )

  const fail = (title: string, hint: string, problem: string | null = null) => {
    toast({ title, description: hint, tone: 'bad' })
    setState({ kind: 'choosing', problem })
  }

  const choose = async (file: File) => {
    taking.current += 1
    const mine = taking.current
    // A file that cannot be read here fails when it is sent.
    const refused = await refusedFile(file).catch(() => null)
    if (mine !== taking.current) return
    if (refused) return fail(refused.title, refused.hint, refused.problem)
    return send(file)
  }

  /** `answer`: the question about the columns of the file with what they hold. */
  const send = async (file: File, answer?: ColumnQuestion) => {
    const columns = answer ? JSON.stringify(answer.guess) : null
    const show = (share: number, reading: Sending['reading'] = null) =>
      setState({ kind: 'sending', name: file.name, share, reading })
    show(0)
    const sent = sendFile(
      uploadMenu,
      file,
      { query: { preview: 'true' }, body: { restaurantId: id, columns } },
      { onSent: show, onProgress: reading => show(1, reading) },
    )
    sending.current = sent
    try {
      const { rows = [], optionGroups, doubts = [], unused = [], columns: question } = await sent.reply
      if (question) return setState({ kind: 'asking', file, question })
      const pdf = menuFileKind({ name: file.name, mimeType: file.type }) === 'pdf' ? file : null
      const read = { rows: draftRows(rows, currency, optionGroups), doubts, unused, otherCategory }
      setState(startChecking({ name: file.name, pdf, pos: null, ...read }))
    } catch (error) {
      if (sending.current !== sent) return
      noticeSignOut(error)
      const problem = problemText(error)
      fail(words.failed.title, problem, problem)
      // The answer is not asked for again because a connection was lost.
      if (answer && isLost(error)) setState({ kind: 'asking', file, question: answer })
    }
  }

  const take = async (name: string) => {
    // Corrections of rows are not lost: the panel shows them.
    if (state.kind === 'checking' || state.kind === 'saving') return
    taking.current += 1
    const mine = taking.current
    const show = (next: UploadState) => mine === taking.current && setState(next)
    show({ kind: 'taking', name })
    try {
      const read = await fetchPosRows(restaurant)
      const { leftOut } = read.pos
      if (read.rows.length > 0) show(startChecking({ name, pdf: null, ...read, unused: [], otherCategory }))
      else {
        const problem = [texts.posMenu.nothing({ provider: name }), leftOutText(leftOut)].join(' ').trim()
        show({ kind: 'not-taken', name, problem })
      }
    } catch (error) {
      show({ kind: 'not-taken', name, problem: sentenceFor(problemOf(error), texts.posMenu.failed) })
    }
  }

  const stop = () => {
    taking.current += 1
    cancelUpload(sending)
    key.renew()
    if (state.kind === 'checking' || state.kind === 'saving') forget(state)
    setState(start)
  }

  const leave = () => {
    taking.current += 1
    cancelUpload(sending)
    setState(now => (now.kind === 'checking' || now.kind === 'saving' ? now : start))
  }

  const confirm = async (checking: Checking, check: MenuCheck) => {
    const { rows, otherCategory, removedIds, pos } = checking
    const removed = check.missing.map(menuItem => menuItem.id).filter(menuItem => removedIds.has(menuItem))
    const facts = { currency, otherCategory, provider: pos?.provider ?? null }
    const imported = importedRows(rows, check.dishes, facts)
    const body = { ...imported, removed, ...(pos && { takenAt: pos.takenAt }) }
    setState({ ...checking, kind: 'saving' })
    try {
      const { added, updated } = await portalCall(importMenu, {
        params: { restaurantId: id },
        body,
        idempotencyKey: key.for(body),
      })
      key.renew()
      forget(checking)
      await refreshMenu(id)
      toast({
        title: check.isFirst ? words.check.done({ count: added + updated }) : words.check.updated,
        tone: 'good',
      })
      setState(start)
      onDone()
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.check.notSaved), tone: 'bad' })
      setState({ ...checking, kind: 'checking' })
    }
  }

  return {
    state,
    /** When the latest correction was stored in this browser; null: none is. */
    keptAt,
    checkActions: checkActionsOn(setState),
    choose: (file: File) => void choose(file),
    /** Reads the file again, with what its columns hold. */
    answer: (file: File, question: ColumnQuestion) => void send(file, question),
    /** Takes the menu from the point of sale with this name. */
    take: (name: string) => void take(name),
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

/** Whether the same call may succeed later. */
function isLost(error: unknown): boolean {
  return problemOf(error) === 'no-answer' || problemOf(error) === 'unavailable'
}

/** The error as a sentence, with the row if the server names one. */
function problemText(error: unknown): string {
  const sentence = sentenceFor(problemOf(error), words.failed.hint)
  const [where] = error instanceof CallProblem ? Object.keys(error.fields) : []
  const [, row] = /^row (\d+)$/.exec(where ?? '') ?? []
  return row ? `${sentence} ${words.brokenAt({ row: Number(row) })}` : sentence
}
