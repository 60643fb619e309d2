// A text field with a list of options below it, of which one can be chosen by keys or a tap. A combobox as in WAI-ARIA.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface Props extends TextFieldProps {
  /** Names the list. */
  readonly listLabel: string
  /** None: the list is closed. */
  readonly options: readonly { readonly key: string | number; readonly content: ReactNode }[]
  /** Announced while the list is open. */
  readonly status: string
  readonly onChoose: (index: number) => void
  /** Called when the list is left without a choice. */
  readonly onClose: () => void
}

export function Combobox({ listLabel, options, status, onChoose, onClose, ...field }: Props) {
  const id = useId()
  const [current, setCurrent] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = options.length > 0
  const active = isOpen && current >= 0 ? Math.min(current, options.length - 1) : -1
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (index: number) => {
    setCurrent(-1)
    onChoose(index)
  }
  const close = () => {
    setCurrent(-1)
    onClose()
  }
  useEscape(isOpen, close)
  const go = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
        setCurrent((active + 1) % options.length)
        break
      case 'ArrowUp':
        setCurrent(active <= 0 ? options.length - 1 : active - 1)
        break
      case 'Enter':
        if (active < 0) return close()
        choose(active)
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={go}
        onChange={event => {
          setCurrent(-1)
          field.onChange?.(event)
        }}
        onBlur={event => {
          close()
          field.onBlur?.(event)
        }}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={listLabel}
        hidden={!isOpen}
        className="absolute inset-x-0 top-22 z-20 max-h-80 animate-fade overflow-y-auto rounded-button border border-edge bg-card py-1.5 shadow-[0_12px_32px_rgb(0_0_0/0.16)]"
      >
        {options.map(({ key, content }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field, so that the list stays open until the click.
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(at)}
            className="min-h-12 cursor-pointer px-4 py-2.5 hover:bg-tint aria-selected:bg-tint"
          >
            {content}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && status}
      </p>
    </div>
  )
}

/** Escape closes the list, and not the sheet around it, which listens to the document. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  })
}
