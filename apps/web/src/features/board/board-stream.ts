// The event stream of a board: the board's current state, and whether events still arrive.

import {
  type Board,
  type BoardChange,
  boardBeatMs,
  getBoard,
  watchBoard,
} from '@tablemate/contract/kitchen.ts'
import { addressOf, call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { createListeners } from '../../lib/device/listeners.ts'
import { type EventStream, openEventStream } from '../../lib/group/event-stream.ts'
import { applyChange } from './state/board-state.ts'

/** Without an event for this long, the board counts as stale. */
const staleMs = 2 * boardBeatMs
/** The maximum delay between reconnects. It is short because a restaurant has few boards, and none may be stale for long. */
const longestPauseMs = 3000

export interface BoardView {
  /** null until the first state has arrived. */
  readonly board: Board | null
  /** Whether the board may lack orders, because no events arrive. */
  readonly isStale: boolean
}

interface Events {
  /** The session has ended. */
  readonly onSignedOut: () => void
  /** The stations, the menu or the ordering mode changed. */
  readonly onSettings: () => void
  /** What was sent to points of sale and printers may have changed: it did, or the stream missed events. */
  readonly onDeliveries: () => void
}

export interface BoardStream {
  view(): BoardView
  subscribe(listen: () => void): () => void
  /** Changes the board locally, before the stream sends the change. */
  change(how: (board: Board) => Board): void
  /** Reconnects the stream, which then starts with the current state. */
  renew(): void
  close(): void
}

export function openBoardStream(
  restaurantId: number,
  { onSignedOut, onSettings, onDeliveries }: Events,
): BoardStream {
  const listeners = createListeners()
  let view: BoardView = { board: null, isStale: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: EventStream | null = null

  const show = (next: BoardView) => {
    view = next
    listeners.notify()
  }
  const markStale = () => {
    if (!view.isStale) show({ ...view, isStale: true })
  }
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(markStale, staleMs)
  }
  const receive = (board: Board | null) => {
    restartTimer()
    if (board !== view.board || view.isStale) show({ board, isStale: false })
  }
  const open = () => {
    stream = openEventStream({
      url: addressOf(watchBoard, { params: { restaurantId } }),
      silenceMs: staleMs,
      longestPauseMs,
      handlers: {
        state: data => {
          receive(JSON.parse(data) as Board)
          onDeliveries()
        },
        change: data => receive(view.board && applyChange(view.board, JSON.parse(data) as BoardChange)),
        settings: () => {
          receive(view.board)
          onSettings()
        },
        deliveries: () => {
          receive(view.board)
          onDeliveries()
        },
        beat: () => receive(view.board),
        gone: onSignedOut,
      },
      onState: state => {
        if (state === 'offline') markStale()
      },
      onRefused: () => void checkAccess(),
    })
  }
  const renew = () => {
    stream?.close()
    open()
  }
  const checkAccess = async () => {
    try {
      await call(getBoard, { params: { restaurantId } })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in' || problem === 'restaurant-not-found') onSignedOut()
    }
  }

  restartTimer()
  open()
  return {
    view: () => view,
    subscribe: listeners.subscribe,
    change(how) {
      if (view.board) show({ ...view, board: how(view.board) })
    },
    renew,
    close() {
      clearTimeout(timer)
      stream?.close()
    },
  }
}
