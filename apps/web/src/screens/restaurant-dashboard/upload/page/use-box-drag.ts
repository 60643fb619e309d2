// Drags a box over a page: with a mouse at any time, with a finger once marking is switched on, because it scrolls otherwise.

import type { Box } from '@tablemate/menu-reader/menu-reading.ts'
import { type PointerEvent, useState } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** A smaller box, in pixels, is a tap. */
const leastSize = 6

export function useBoxDrag(isMarking: boolean, onBox: (box: Box) => void) {
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point } | null>(null)
  const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: fraction((clientX - left) / width), y: fraction((clientY - top) / height) }
  }
  return {
    /** The box while it is dragged. */
    box: drag && boxOf(drag.from, drag.to),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isMarking)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = pointIn(event)
        setDrag({ from: point, to: point })
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ ...drag, to: pointIn(event) })
      },
      onPointerUp(event: PointerEvent) {
        if (!drag) return
        setDrag(null)
        const box = boxOf(drag.from, pointIn(event))
        const { width, height } = event.currentTarget.getBoundingClientRect()
        const size = Math.min((box.right - box.left) * width, (box.bottom - box.top) * height)
        if (size >= leastSize) onBox(box)
      },
      onPointerCancel: () => setDrag(null),
    },
  }
}

const fraction = (value: number) => Math.min(1, Math.max(0, value))

function boxOf(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  }
}
