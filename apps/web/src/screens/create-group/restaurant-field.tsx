// The restaurant's name, typed freely or chosen from matching registered restaurants.

import type { PublicRestaurant } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { texts } from '../../text/texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
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
  const [isTyping, setTyping] = useState(false)
  const found = useSuggestions(typed, isTyping)
  return (
    <Combobox
      label={words.restaurant}
      hint={hint}
      error={error}
      required
      {...field}
      onChange={event => {
        setTyping(true)
        return field.onChange(event)
      }}
      listLabel={words.suggestions}
      options={found.map(restaurant => ({
        key: restaurant.id,
        content: <Suggestion restaurant={restaurant} />,
      }))}
      status={words.suggested({ count: found.length })}
      onChoose={index => {
        const restaurant = found[index]
        if (restaurant) onChoose(restaurant)
        setTyping(false)
      }}
      onClose={() => setTyping(false)}
    />
  )
}

function Suggestion({ restaurant: { name, city } }: { restaurant: PublicRestaurant }) {
  return (
    <>
      <bdi className="wrap-anywhere block font-semibold">{name}</bdi>
      {city && <bdi className="wrap-anywhere block text-muted text-small">{city}</bdi>}
    </>
  )
}
