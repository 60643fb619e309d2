// The stream of a board: what it knows, and whether it still hears the server.

import { type Board, type BoardChange, boardBeatMs, getBoard, watchBoard } from '#contract/kitchen.ts'
import { addressOf, call } from '../../../api/call.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { createListeners } from '../../../device/listeners.ts'
import { type EventStream, openEventStream } from '../../../table/event-stream.ts'
import { applyChange } from './state/board-state.ts'

/** Without an event for so long a board is blind. */
const blindMs = 2 * boardBeatMs
/** A restaurant has few boards, and none of them may be blind for long. */
const longestPauseMs = 3000

export interface BoardView {
  /** null until the first state has come. */
  readonly board: Board | null
  /** Whether orders may be waiting that the board does not show. */
  readonly isBlind: boolean
}

interface Events {
  /** The session has ended. */
  readonly onSignedOut: () => void
  /** Stations, menu or the mode of ordering changed. */
  readonly onSettings: () => void
}

export interface BoardLine {
  view(): BoardView
  subscribe(listen: () => void): () => void
  /** Changes what the board knows, before the stream tells of it. */
  change(how: (board: Board) => Board): void
  /** Opens the stream anew, which begins with the present state. */
  renew(): void
  close(): void
}

export function openBoardLine(restaurantId: number, { onSignedOut, onSettings }: Events): BoardLine {
  const listeners = createListeners()
  let view: BoardView = { board: null, isBlind: false }
  let silence: ReturnType<typeof setTimeout> | undefined
  let line: EventStream | null = null

  const show = (next: BoardView) => {
    view = next
    listeners.notify()
  }
  const goBlind = () => {
    if (!view.isBlind) show({ ...view, isBlind: true })
  }
  const wait = () => {
    clearTimeout(silence)
    silence = setTimeout(goBlind, blindMs)
  }
  const heard = (board: Board | null) => {
    wait()
    if (board !== view.board || view.isBlind) show({ board, isBlind: false })
  }
  const open = () => {
    line = openEventStream({
      url: addressOf(watchBoard, { params: { restaurantId } }),
      silenceMs: blindMs,
      longestPauseMs,
      handlers: {
        state: data => heard(JSON.parse(data) as Board),
        change: data => heard(view.board && applyChange(view.board, JSON.parse(data) as BoardChange)),
        settings: () => {
          heard(view.board)
          onSettings()
        },
        beat: () => heard(view.board),
        gone: onSignedOut,
      },
      onState: state => {
        if (state === 'offline') goBlind()
      },
      onRefused: () => void askWhy(),
    })
  }
  const renew = () => {
    line?.close()
    open()
  }
  const askWhy = async () => {
    try {
      await call(getBoard, { params: { restaurantId } })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in' || problem === 'restaurant-not-found') onSignedOut()
    }
  }

  wait()
  open()
  return {
    view: () => view,
    subscribe: listeners.subscribe,
    change(how) {
      if (view.board) show({ ...view, board: how(view.board) })
    },
    renew,
    close() {
      clearTimeout(silence)
      line?.close()
    },
  }
}
