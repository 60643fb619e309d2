import { expect, test } from 'vitest'
import { preload, registerPreload } from './preload.ts'

test('a screen waits for its script and for the stored table', async () => {
  const loaded: string[] = []
  const load = (name: string) => async () => void loaded.push(name)
  registerPreload('/group/:groupId', load('script'))
  registerPreload('/group/:groupId', load('table'))
  registerPreload('/join-group', load('another screen'))
  await preload('/group/7?from=table')
  expect(loaded).toEqual(['script', 'table'])
})
