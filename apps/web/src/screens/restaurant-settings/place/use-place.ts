// Saves the restaurant's position: confirmed as guessed, located by this device, or typed.

import { type OwnRestaurant, placeRestaurant } from '@tablemate/contract/restaurants.ts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { findPosition, type Position } from '../../../device/geolocation.ts'
import { focusIfLost } from '../../../parts/portal/focus-if-lost.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { showFailure } from '../../../parts/portal/show-failure.ts'
import { cacheRestaurant } from '../../../parts/portal/use-restaurant.ts'
import * as texts from '../../../text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { readDegrees } from './read-degrees.ts'

const words = texts.place

export type PlaceState = 'idle' | 'locating' | 'saving'

export interface TypedPlace {
  latitude: string
  longitude: string
}

export function usePlace({ id, position }: OwnRestaurant) {
  const [state, setState] = useState<PlaceState>('idle')
  const [isTyping, setTyping] = useState(false)
  /** The button that stays on the screen in every state. */
  const anchor = useRef<HTMLButtonElement>(null)
  const form = useForm<TypedPlace>({ values: typedOf(position) })

  const save = async ({ latitude, longitude }: Position) => {
    setState('saving')
    try {
      const params = { restaurantId: id }
      cacheRestaurant(await portalCall(placeRestaurant, { params, body: { latitude, longitude } }))
      toast({ title: words.saved, tone: 'good' })
      setTyping(false)
      focusIfLost(() => anchor.current)
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setState('idle')
  }

  const locate = async () => {
    setState('locating')
    const found = await findPosition()
    if (found) return save(found)
    toast({ title: words.notFound.title, description: words.notFound.hint, tone: 'bad' })
    setTyping(true)
    setState('idle')
  }

  const submit = form.handleSubmit(typed => {
    const [latitude, longitude] = [readDegrees(typed.latitude, 90), readDegrees(typed.longitude, 180)]
    return latitude === null || longitude === null ? undefined : save({ latitude, longitude })
  })

  return {
    state,
    form,
    anchor,
    isTyping,
    startTyping: () => setTyping(true),
    confirm: () => position && void save(position),
    locate: () => void locate(),
    submit,
  }
}

function typedOf(position: Position | null): TypedPlace {
  return {
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  }
}
