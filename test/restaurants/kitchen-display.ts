// Pairs tablets with a restaurant.

import {
  type DisplayKind,
  type KitchenDisplay,
  pairKitchenDisplay,
  removeKitchenDisplay,
  startPairing,
} from '@tablemate/contract/kitchen-displays.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone, type Phone } from '../diners/phone.ts'
import type { Owner } from './restaurant.ts'

/** Requests a code that pairs one tablet. */
export async function requestPairingCode(
  { id, phone }: Pick<Owner, 'id' | 'phone'>,
  kind?: DisplayKind,
): Promise<string> {
  const input = { params: { restaurantId: id }, query: { ...(kind && { kind }) } }
  const { status, body, problem } = await phone.call(startPairing, input)
  if (status !== 200) throw new Error(`no code was given: ${problem.problem}`)
  return body.code
}

interface MakeScreen {
  readonly name?: string
  readonly phone?: Phone
  readonly kind?: DisplayKind
}

interface TestScreen {
  readonly phone: Phone
  readonly screen: KitchenDisplay
  /** Unpairs the tablet as the owner. */
  remove(): Promise<void>
}

/** Pairs a tablet, with a new browser and for the floor by default. */
export async function makeKitchenDisplay(
  { url }: Pick<TestApp, 'url'>,
  owner: Pick<Owner, 'id' | 'phone'>,
  { name = 'Kitchen', phone = makePhone(url), kind }: MakeScreen = {},
): Promise<TestScreen> {
  const code = await requestPairingCode(owner, kind)
  const { status, body, problem } = await phone.call(pairKitchenDisplay, { body: { code, name } })
  if (status !== 200) throw new Error(`${name} was not paired: ${problem.problem}`)
  const { screen } = body
  const params = { restaurantId: owner.id, screenId: screen.id }
  return {
    phone,
    screen,
    async remove() {
      const { status } = await owner.phone.call(removeKitchenDisplay, { params })
      if (status !== 204) throw new Error(`${name} was not removed: ${status}`)
    },
  }
}
