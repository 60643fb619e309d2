// When the gate is shown before the app.

import { expect, test } from 'vitest'
import { type GateFacts, gateStateFor } from './gate-state.ts'

const newVisitor: GateFacts = { hasGate: true, isGranted: false, hasPassed: false, isOnline: true }

test.each<[string, Partial<GateFacts>, ReturnType<typeof gateStateFor>]>([
  ['a new visitor sees the gate', {}, 'gate'],
  ['a new visitor without network sees the gate', { isOnline: false }, 'gate'],
  ['without an access code there is no gate', { hasGate: false }, 'open'],
  [
    'without an access code there is no gate for a phone that passed before',
    { hasGate: false, hasPassed: true },
    'open',
  ],
  ['a tab that passed the gate stays open', { isGranted: true, hasPassed: true }, 'open'],
  ['a tab that passed the gate stays open without network', { isGranted: true, isOnline: false }, 'open'],
  ['a phone that passed before needs no code without network', { hasPassed: true, isOnline: false }, 'open'],
  ['a phone that passed before and seems to have network asks the server', { hasPassed: true }, 'asking'],
])('%s', (_, facts, gateState) => {
  expect(gateStateFor({ ...newVisitor, ...facts })).toBe(gateState)
})
