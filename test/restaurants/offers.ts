// Positions of diners, and the offers that they get there.

import { earthRadius, type Position } from '#domain/places/distance.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone } from '../diners/phone.ts'
import { offersAt } from './campaign.ts'

/** The position `metres` north of another. */
export function north({ latitude, longitude }: Position, metres: number): Position {
  return { latitude: latitude + (metres / earthRadius) * (180 / Math.PI), longitude }
}

/** The titles of the offers that a new phone gets at a position. */
export async function titlesAt(
  { url }: Pick<TestApp, 'url'>,
  position: Position,
  limit?: number,
): Promise<string[]> {
  return (await offersAt(makePhone(url), position, limit)).map(({ title }) => title)
}
