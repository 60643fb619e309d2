// The restaurant's position, which nearby offers depend on: whether it is a guess, and ways to correct it.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { LocateFixed } from 'lucide-react'
import { useEffect } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { isBeingGeocoded } from '../../portal/use-restaurant.ts'
import { readDegrees } from './read-degrees.ts'
import { placeText, usePlace } from './use-place.ts'

const words = texts.place

export function PlaceSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const { position } = restaurant
  const place = usePlace(restaurant)
  const isBusy = place.state !== 'idle'
  return (
    <PortalSection title={words.title} anchor="position">
      <p role="status" className="text-pretty">
        {words[kindOf(restaurant)]}
      </p>
      {position && <Coordinates {...position} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {position?.source === 'unconfirmed' && (
          <Button size="small" disabled={isBusy} onClick={place.confirm}>
            {words.confirm}
          </Button>
        )}
        <Button
          ref={place.anchor}
          tone="secondary"
          size="small"
          isBusy={place.state === 'locating'}
          disabled={place.state === 'saving'}
          onClick={place.locate}
        >
          {place.state !== 'locating' && <LocateFixed size={18} strokeWidth={1.9} aria-hidden />}
          {place.state === 'locating' ? words.locating : words.here}
        </Button>
        {!place.isTyping && (
          <Button tone="quiet" size="small" onClick={place.startTyping}>
            {words.type}
          </Button>
        )}
      </div>
      {place.isTyping && <TypedPlace place={place} />}
      {place.question}
    </PortalSection>
  )
}

function kindOf(restaurant: OwnRestaurant) {
  const { position } = restaurant
  if (!position) return isBeingGeocoded(restaurant) ? 'lookingUp' : 'unknown'
  return position.source === 'confirmed' ? 'confirmed' : 'guessed'
}

function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="figures font-semibold">{placeText({ latitude, longitude })}</span>
      <a
        href={map}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 hover:text-ink"
      >
        {words.map}
      </a>
    </p>
  )
}

function TypedPlace({ place: { form, submit, state } }: { place: ReturnType<typeof usePlace> }) {
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('latitude'), [setFocus])
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex animate-rise flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.latitude}
          error={errors.latitude?.message}
          inputMode="text"
          {...form.register('latitude', {
            validate: typed => readDegrees(typed, 90) !== null || words.latitudeInvalid,
          })}
        />
        <TextField
          label={words.longitude}
          error={errors.longitude?.message}
          inputMode="text"
          {...form.register('longitude', {
            validate: typed => readDegrees(typed, 180) !== null || words.longitudeInvalid,
          })}
        />
      </div>
      <p className="text-muted text-small">{words.hint}</p>
      <Button type="submit" size="small" isBusy={state === 'saving'}>
        {state === 'saving' ? words.saving : words.save}
      </Button>
    </form>
  )
}
