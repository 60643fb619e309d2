// The restaurant's name, typed freely or chosen from matching registered restaurants. A combobox as in WAI-ARIA.

import { type KeyboardEvent, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PublicRestaurant } from '#contract/restaurants.ts'
import * as texts from '../../text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  readonly field: UseFormRegisterReturn
  readonly typed: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly onChoose: (restaurant: PublicRestaurant) => void
}

const words = texts.createGroup

export function RestaurantField({ field, typed, error, hint, onChoose }: Props) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const [current, setCurrent] = useState(-1)
  const found = useSuggestions(typed, isTyping)
  const isOpen = found.length > 0
  const active = isOpen && current >= 0 ? Math.min(current, found.length - 1) : -1

  const choose = (restaurant: PublicRestaurant | undefined) => {
    if (restaurant) onChoose(restaurant)
    close()
  }
  const close = () => {
    setTyping(false)
    setCurrent(-1)
  }
  const go = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
        setCurrent((active + 1) % found.length)
        break
      case 'ArrowUp':
        setCurrent(active <= 0 ? found.length - 1 : active - 1)
        break
      case 'Enter':
        if (active < 0) return close()
        choose(found[active])
        break
      case 'Escape':
        close()
        break
      default:
        return
    }
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextField
        label={words.restaurant}
        hint={hint}
        error={error}
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={go}
        {...field}
        onChange={event => {
          setTyping(true)
          setCurrent(-1)
          return field.onChange(event)
        }}
        onBlur={event => {
          close()
          return field.onBlur(event)
        }}
      />
      <div
        id={id}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isOpen}
        className="absolute inset-x-0 top-22 z-20 max-h-80 animate-fade overflow-y-auto rounded-button border border-edge bg-card py-1.5 shadow-[0_12px_32px_rgb(0_0_0/0.16)]"
      >
        {found.map((restaurant, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={restaurant.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field, so that the list stays open until the click.
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(restaurant)}
            className="min-h-12 cursor-pointer px-4 py-2.5 hover:bg-tint aria-selected:bg-tint"
          >
            <bdi className="wrap-anywhere block font-semibold">{restaurant.name}</bdi>
            {restaurant.city && (
              <bdi className="wrap-anywhere block text-muted text-small">{restaurant.city}</bdi>
            )}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && words.suggested(found.length)}
      </p>
    </div>
  )
}
