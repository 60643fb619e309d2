// Saves the restaurant's position: confirmed as guessed, located by this device, or typed.

import { getOwnRestaurant, type OwnRestaurant, placeRestaurant } from '@tablemate/contract/restaurants.ts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { findPosition, type Position } from '../../../lib/device/geolocation.ts'
import { texts } from '../../../lib/text/texts.ts'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { toast } from '../../../ui/toast.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { showFailure } from '../../portal/show-failure.ts'
import { cacheRestaurant } from '../../portal/use-restaurant.ts'
import { useSaveChanges } from '../../portal/use-save-changes.tsx'
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

  const changes = useSaveChanges<{ position: Position | null }>(
    { position: position && pointOf(position) },
    { position: { label: words.title, show: place => (place ? placeText(place) : '') } },
  )

  const save = async (place: Position) => {
    setState('saving')
    try {
      const params = { restaurantId: id }
      const send = ({
        position,
        base,
      }: {
        position?: Position | null
        base: { position?: Position | null }
      }) =>
        position
          ? portalCall(placeRestaurant, { params, body: { ...position, base } })
          : portalCall(getOwnRestaurant, {})
      cacheRestaurant(await changes.save({ position: pointOf(place) }, send, ['position']))
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
    question: changes.question,
    anchor,
    isTyping,
    startTyping: () => setTyping(true),
    confirm: () => position && void save(position),
    locate: () => void locate(),
    submit,
  }
}

const pointOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude })

/** To about ten metres. */
export const placeText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

function typedOf(position: Position | null): TypedPlace {
  return {
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  }
}
