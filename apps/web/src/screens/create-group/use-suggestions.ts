// Suggests registered restaurants while a name is typed.

import { type PublicRestaurant, searchRestaurants } from '@tablemate/contract/restaurants.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/** The pause in typing before a search. */
const pauseMs = 200
/** One letter would match too many names. */
const minLength = 2
const none: readonly PublicRestaurant[] = []

/** Empty if nobody is typing, nothing is found, or the network fails. The name can be typed in any case. */
export function useSuggestions(typed: string, isTyping: boolean): readonly PublicRestaurant[] {
  const search = typed.trim()
  const isSearching = isTyping && lengthOf(search) >= minLength
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (!isSearching) return setFound(none)
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
  }, [search, isSearching])
  return isSearching ? found : none
}
