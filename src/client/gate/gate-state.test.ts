// When the gate stands before the app.

import { expect, test } from 'vitest'
import { type GateFacts, gateStateFor } from './gate-state.ts'

const stranger: GateFacts = { hasGate: true, isGranted: false, hasPassed: false, isOnline: true }

test.each<[string, Partial<GateFacts>, ReturnType<typeof gateStateFor>]>([
  ['a stranger stands at the gate', {}, 'gate'],
  ['a stranger without network too', { isOnline: false }, 'gate'],
  ['without an access code there is no gate', { hasGate: false }, 'open'],
  ['without an access code nobody is asked again', { hasGate: false, hasPassed: true }, 'open'],
  ['a tab that was let in stays in', { isGranted: true, hasPassed: true }, 'open'],
  ['a tab that was let in stays in without network', { isGranted: true, isOnline: false }, 'open'],
  ['who passed before needs no code without network', { hasPassed: true, isOnline: false }, 'open'],
  ['who passed before and seems to have network: the server is sought', { hasPassed: true }, 'asking'],
])('%s', (_, facts, gateState) => {
  expect(gateStateFor({ ...stranger, ...facts })).toBe(gateState)
})
