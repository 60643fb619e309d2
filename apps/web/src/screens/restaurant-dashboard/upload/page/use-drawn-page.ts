// Draws a page on a canvas as wide as its frame, and again when that changes. The canvas is freed with the page.

import { type RefObject, useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'

/** More pixels for each point of the screen show no further detail. */
const mostDensity = 2

interface Drawn {
  readonly page: number
  readonly hasFailed: boolean
}

/** Returns the page that the canvas shows. */
export function useDrawnPage(pdf: OpenPdf, page: number, canvas: RefObject<HTMLCanvasElement | null>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ page: 0, hasFailed: false })
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const shown = canvas.current
    if (!shown?.parentElement) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(shown.parentElement)
    return () => {
      observer.disconnect()
      shown.width = 0
    }
  }, [canvas])
  useEffect(() => {
    if (!canvas.current || width === 0) return
    let isShown = true
    const show = (hasFailed: boolean) => isShown && setDrawn({ page, hasFailed })
    const density = Math.min(window.devicePixelRatio, mostDensity)
    const drawing = pdf.draw(page, canvas.current, width * density)
    drawing.done.then(
      () => show(false),
      () => show(true),
    )
    return () => {
      isShown = false
      drawing.stop()
    }
  }, [pdf, page, width, canvas])
  return drawn
}
