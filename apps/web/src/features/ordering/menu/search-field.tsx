// The search field of the menu.

import * as limits from '@tablemate/domain/limits.ts'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { texts } from '../../../lib/text/texts.ts'

interface Props {
  readonly value: string
  readonly onChange: (typed: string) => void
}

const words = texts.menuPicker

export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <Search
        size={20}
        strokeWidth={1.9}
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-3.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={limits.itemName}
        aria-label={words.search}
        placeholder={words.search}
        value={value}
        onChange={event => onChange(event.target.value)}
        className="min-h-12 w-full rounded-button border border-edge bg-card pe-12 ps-11 text-input placeholder:text-muted focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0.5 grid w-11 place-items-center rounded-button text-muted hover:text-ink"
        >
          <X size={20} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    </div>
  )
}
