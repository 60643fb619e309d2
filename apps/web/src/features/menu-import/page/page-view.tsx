// A page of the PDF: the place of a row is lit, and a box dragged over what was missed becomes a dish.

import type { Box, Place } from '@tablemate/menu-reader/menu-reading.ts'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OpenPdf } from './open-pdf.ts'
import { linesIn } from './text-in-box.ts'
import { usePdf } from './use-pdf.ts'

export interface PageViewProps {
  readonly file: Blob
  readonly name: string
  /** What is lit. Its page is shown. */
  readonly lit: readonly Place[]
  /** The first size of a page, in widths of the view; pages wider than high start two steps larger. */
  readonly zoom: number
  /** A box was dragged; `lines` is the text in it. */
  readonly onBox: (place: Place, lines: readonly string[]) => void
}

const words = texts.menuUpload.page

export function PageView(props: PageViewProps) {
  const pdf = usePdf(props.file)
  if (pdf.kind === 'failed') return <p className="py-4 text-muted">{words.failed}</p>
  if (pdf.kind === 'loading') return <Skeleton className="aspect-[1/1.4] w-full rounded-card" />
  return <Pages {...props} pdf={pdf.pdf} />
}

const zooms = [1, 1.5, 2, 3, 4]
const larger = (zoom: number, steps: number) => zooms[zooms.indexOf(zoom) + steps] ?? zoom

function Pages({ pdf, name, lit, zoom: firstZoom, onBox }: PageViewProps & { readonly pdf: OpenPdf }) {
  const [shown, setShown] = useState({ lit, page: lit[0]?.page ?? 1 })
  // The page follows what is lit, until the owner turns it.
  if (shown.lit !== lit) setShown({ lit, page: lit[0]?.page ?? shown.page })
  const page = Math.min(shown.page, pdf.pages)
  const turn = (by: number) => setShown({ lit, page: page + by })
  const [zoom, setZoom] = useState(pdf.isWide ? larger(firstZoom, 2) : firstZoom)
  const [isMarking, setMarking] = useState(false)
  const zoomTo = (by: number) => setZoom(larger(zoom, by))
  return (
    <>
      <div className="flex items-center gap-1 pb-2">
        {pdf.pages > 1 && (
          <Tool label={words.previous} isDisabled={page === 1} onClick={() => turn(-1)}>
            <ChevronLeft {...icon} className="rtl:rotate-180" />
          </Tool>
        )}
        <p role="status" className="min-w-0 flex-1 text-center text-muted text-small">
          {words.at({ page, pages: pdf.pages })}
        </p>
        {pdf.pages > 1 && (
          <Tool label={words.next} isDisabled={page === pdf.pages} onClick={() => turn(1)}>
            <ChevronRight {...icon} className="rtl:rotate-180" />
          </Tool>
        )}
        <Tool label={words.smaller} isDisabled={zoom === zooms[0]} onClick={() => zoomTo(-1)}>
          <ZoomOut {...icon} />
        </Tool>
        <Tool label={words.larger} isDisabled={zoom === zooms.at(-1)} onClick={() => zoomTo(1)}>
          <ZoomIn {...icon} />
        </Tool>
      </div>
      <Paper
        {...{ pdf, page, lit, zoom, isMarking }}
        label={words.label({ page, name })}
        onBox={box => {
          setMarking(false)
          void pdf
            .textOf(page)
            .catch(() => [])
            .then(all => onBox({ page, box }, linesIn(all, box)))
        }}
      />
      <p className="pointer-coarse:hidden pt-2 text-pretty text-muted text-small">{words.dragHint}</p>
      <Button
        tone="secondary"
        size="small"
        aria-pressed={isMarking}
        onClick={() => setMarking(!isMarking)}
        className="pointer-coarse:flex! mt-2 hidden! w-full"
      >
        {isMarking ? words.marking : words.mark}
      </Button>
    </>
  )
}

interface PaperProps extends Pick<PageViewProps, 'lit' | 'zoom'> {
  readonly pdf: OpenPdf
  readonly page: number
  readonly label: string
  readonly isMarking: boolean
  readonly onBox: (box: Box) => void
}

/** Around what is lit, in pixels. */
const margin = 12

/** The page itself, which scrolls to what is lit. */
function Paper({ pdf, page, label, lit, zoom, isMarking, onBox }: PaperProps) {
  const view = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useDrawnPage(pdf, page, canvas)
  const { box, handlers } = useBoxDrag(isMarking, onBox)
  const here = lit.filter(place => place.page === page).map(place => place.box)
  const isDrawn = drawn.page === page && !drawn.hasFailed
  useEffect(() => {
    const { current } = view
    const first = lit.find(place => place.page === page)?.box
    if (!current || !first || !isDrawn || zoom === 0) return
    const middle = ((first.left + first.right) / 2) * current.scrollWidth - current.clientWidth / 2
    current.scrollTo({
      // Of a line wider than the view, its start.
      left: Math.min(middle, first.left * current.scrollWidth - margin),
      top: ((first.top + first.bottom) / 2) * current.scrollHeight - current.clientHeight / 2,
    })
  }, [lit, page, isDrawn, zoom])
  return (
    <section
      ref={view}
      aria-label={label}
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto overscroll-contain rounded-card border border-line bg-white"
    >
      <div
        {...handlers}
        style={{ width: `${zoom * 100}%` }}
        className={`relative min-h-40 select-none ${isMarking ? 'touch-none' : ''} pointer-fine:cursor-crosshair`}
      >
        <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
        {drawn.page === page && drawn.hasFailed && (
          <p className="absolute inset-x-4 top-4 text-black">{words.failed}</p>
        )}
        {isDrawn &&
          here.map((one, at) => <Lit key={`${one.left} ${one.top}`} box={one} isFirst={at === 0} />)}
        {box && <div style={styleOf(box)} className="absolute border-2 border-[#b23a1e] bg-[#b23a1e]/16" />}
      </div>
    </section>
  )
}

/** The colours are those on white, because the page is. */
function Lit({ box, isFirst }: { readonly box: Box; readonly isFirst: boolean }) {
  return (
    <div
      data-lit
      style={styleOf(box)}
      className={`pointer-events-none absolute animate-fade rounded-sm bg-[#b23a1e]/16 outline-[#b23a1e] outline-offset-1 ${isFirst ? 'outline-2' : ''}`}
    />
  )
}

function styleOf({ left, top, right, bottom }: Box) {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  }
}

interface ToolProps {
  readonly label: string
  readonly isDisabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Stays focusable at the end, so that the focus is not lost. */
function Tool({ label, isDisabled, onClick, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="aria-disabled:opacity-45"
    >
      {children}
    </IconButton>
  )
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

// Drags a box over a page: with a mouse at any time, with a finger once marking is switched on, because it scrolls otherwise.

interface Point {
  readonly x: number
  readonly y: number
}

/** A smaller box, in pixels, is a tap. */
const leastSize = 6

function useBoxDrag(isMarking: boolean, onBox: (box: Box) => void) {
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

// Draws a page on a canvas as wide as its frame, and again when that changes. The canvas is freed with the page.

/** More pixels for each point of the screen show no further detail. */
const mostDensity = 2

interface Drawn {
  readonly page: number
  readonly hasFailed: boolean
}

/** Returns the page that the canvas shows. */
function useDrawnPage(pdf: OpenPdf, page: number, canvas: RefObject<HTMLCanvasElement | null>): Drawn {
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
