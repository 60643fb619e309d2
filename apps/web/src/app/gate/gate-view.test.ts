// When the gate is shown before the app.

import { expect, test } from 'vitest'
import { type GateFacts, gateViewFor } from './gate-view.ts'

const newVisitor: GateFacts = { hasGate: true, isGranted: false, hasPassed: false, isOnline: true }

test.each<[string, Partial<GateFacts>, ReturnType<typeof gateViewFor>]>([
  ['a new visitor sees the gate', {}, 'gate'],
  ['a new visitor without network sees the gate', { isOnline: false }, 'gate'],
  ['without an access code there is no gate', { hasGate: false }, null],
  [
    'without an access code there is no gate for a phone that passed before',
    { hasGate: false, hasPassed: true },
    null,
  ],
  ['a tab that passed the gate stays open', { isGranted: true, hasPassed: true }, null],
  ['a tab that passed the gate stays open without network', { isGranted: true, isOnline: false }, null],
  ['a phone that passed before needs no code without network', { hasPassed: true, isOnline: false }, null],
  ['a phone that passed before and seems to have network asks the server', { hasPassed: true }, 'asking'],
])('%s', (_, facts, view) => {
  expect(gateViewFor({ ...newVisitor, ...facts })).toBe(view)
})
