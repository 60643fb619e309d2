// The concurrency limit of menu uploads, since each is in memory until its reply.

import { once } from 'node:events'
import { startApp } from '@tablemate/test/app/app.ts'
import { hostilePdfs } from '@tablemate/test/menu-files/hostile-files.ts'
import { readerProcesses } from '@tablemate/test/menu-files/reader-processes.ts'
import { open, posting } from '@tablemate/test/network/sockets.ts'
import { makeRestaurant, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'

// Threat: hostile-files, large-input
test('a restaurant may upload four menus at once, as files or as lists; a fifth is refused before its body is read', async () => {
  const { url } = await startApp()
  const owner = await makeRestaurant({ url })
  const cookie = `cookie: ${owner.phone.cookie()}\r\n`
  const list = `${posting(`/api/restaurants/${owner.id}/menu/import`)}${cookie}content-length: 3000000\r\n\r\n{`
  const file = `${posting('/api/menu-items/bulk-upload', 'multipart/form-data; boundary=x')}${cookie}content-length: 3000000\r\n\r\n--x`
  const slow = await Promise.all([list, file, list, file, list].map(bytes => open(url, bytes)))
  const [reply] = (await Promise.race(slow.map(socket => once(socket, 'data')))) as [Buffer]
  expect(String(reply)).toMatch(/^HTTP\/1.1 429 /)
  const upload = () => uploadFile(owner.phone, { content: 'Name,Price\nSoup,5', isPreview: true })
  expect((await upload()).problem.problem).toBe('too-many-requests')
  const other = await makeRestaurant({ url })
  expect((await uploadFile(other.phone, { content: 'Name,Price\nSoup,5' })).status).toBe(201)
  for (const socket of slow) socket.destroy()
  await expect.poll(async () => (await upload()).status).toBe(201)
})

test('the reader of a menu’s file stops when its sender disconnects', async () => {
  const { url } = await startApp()
  const owner = await makeRestaurant({ url })
  const content = hostilePdfs['forms in forms, a billion times']?.make() as Uint8Array
  const stop = new AbortController()
  const body = new FormData()
  body.append('menuFile', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'menu.pdf')
  const sent = owner.phone
    .send('POST', '/api/menu-items/bulk-upload', { body, signal: stop.signal })
    .catch(({ name }) => name)
  const readers = () => readerProcesses().filter(({ parent }) => parent === process.pid)
  await expect.poll(readers).toHaveLength(1)
  stop.abort()
  expect(await sent).toBe('AbortError')
  await expect.poll(readers).toEqual([])
})
