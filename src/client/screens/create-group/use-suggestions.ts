// The registered restaurants that may be meant, while their name is typed.

import { useEffect, useState } from 'react'
import { type PublicRestaurant, searchRestaurants } from '#contract/restaurants.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { call } from '../../api/call.ts'

/** Typing has paused. */
const pauseMs = 200
/** One letter begins too many names. */
const shortest = 2
const none: readonly PublicRestaurant[] = []

/** None where nobody is typing, nothing is found, or the network fails: the name can be typed all the same. */
export function useSuggestions(typed: string, isTyping: boolean): readonly PublicRestaurant[] {
  const search = typed.trim()
  const isWanted = isTyping && lengthOf(search) >= shortest
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (!isWanted) return setFound(none)
    let isLatest = true
    const timer = setTimeout(() => {
      call(searchRestaurants, { query: { search } }).then(
        restaurants => isLatest && setFound(restaurants),
        () => isLatest && setFound(none),
      )
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [search, isWanted])
  return isWanted ? found : none
}
