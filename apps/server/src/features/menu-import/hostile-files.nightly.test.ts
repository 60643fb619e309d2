import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { type HostileFile, hostilePdfs, hostileTexts } from '@tablemate/test/menu-files/hostile-files.ts'
import { ownReaders } from '@tablemate/test/menu-files/reader-processes.ts'
import { stoppedReader } from '@tablemate/test/menu-files/stopped-reader.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })
let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

const all = Object.entries({ ...hostilePdfs, ...hostileTexts })
const slow = all.filter(([, { answer }]) => answer === 'menu-file-too-much')

// Threat: hostile-files
describe('A hostile file', () => {
  // On a busy machine the reader may reach its time limit instead.
  test.each(all)('gets a reply with a named problem: %s', async (_, file) =>
    expect([file.answer, 'menu-file-too-much']).toContain(await answerTo(file)),
  )

  test.each(slow)('does not block other requests: %s', async (_, file) => {
    const { diners } = await makeGroup(app())
    let isAnswered = false
    const answer = answerTo(file).finally(() => {
      isAnswered = true
    })
    const reader = await stoppedReader()
    await diners[0].order({ name: 'Soup', price: 500 })
    reader.resume()
    let megabytes = 0
    while (!isAnswered) {
      megabytes = Math.max(megabytes, ...ownReaders().map(one => one.megabytes))
      await makePhone(app().url).send('GET', '/api/health/live')
    }
    // The reader's limit, plus what it can allocate between two checks.
    expect(megabytes).toBeLessThan(900)
    expect(await answer).toBe(file.answer)
    expect(app().logged.join('')).toContain('a menu took too much to read')
  })

  test('is not decompressed if sent with a content encoding', async () => {
    const { status } = await owner.phone.send('POST', '/api/menu-items/bulk-upload', {
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
      body: '--x--\r\n',
    })
    expect(status).toBe(415)
  })

  test('of 200 MB is refused before it has arrived', async () => {
    // The client sends only as fast as the server reads. A server that reads to the end would not reply in time.
    let sent = 0
    const chunk = new Uint8Array(2 ** 20).fill(120)
    const body = new ReadableStream({
      start: stream =>
        stream.enqueue(
          new TextEncoder().encode(
            '--x\r\ncontent-disposition: form-data; name="menuFile"; filename="menu.csv"\r\n\r\n',
          ),
        ),
      pull(stream) {
        sent += 1
        if (sent > 200) stream.close()
        else stream.enqueue(chunk)
      },
    })
    const { status, problem } = await owner.phone.send('POST', '/api/menu-items/bulk-upload', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect([status, problem.problem]).toEqual([413, 'body-too-large'])
    expect(sent).toBeLessThan(100)
  })
})

async function answerTo({ name, make }: HostileFile): Promise<string> {
  const content = make()
  const part = typeof content === 'string' ? content : new Uint8Array(content)
  const { status, problem } = await uploadFile(owner.phone, { name, content: part, isPreview: true })
  return status === 201 ? 'read' : problem.problem
}
