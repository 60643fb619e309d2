// A request whose end two readers could see in different places lets one of them take its rest for another's request.

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'

const app = shareApp()

const start = 'POST /api/groups HTTP/1.1\r\nHost: table.example\r\nContent-Type: application/json\r\n'
/** What a reader would take for a request who ends the one before it too early. */
const hidden = 'GET /api/currencies HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n'

test.each([
  [
    'a length and chunks',
    `${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'chunks and a length',
    `${start}Transfer-Encoding: chunked\r\nContent-Length: 7\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['two lengths', `${start}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ${hidden}`],
  ['a length with a sign', `${start}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['a coding that is none', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'chunks that are not coded last',
    `${start}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['a blank before the colon', `${start}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a header that goes on in the next line', `${start}X: a\r\n Content-Length: 2\r\n\r\n{}${hidden}`],
  ['bare line feeds', `${start.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${hidden}`],
  [
    'a chunk longer than it says',
    `${start}Transfer-Encoding: chunked\r\n\r\n2\r\n{}xx\r\n0\r\n\r\n${hidden}`,
  ],
])('%s: refused, and the line is closed with what came behind', async (_, request) => {
  const answers = await sayTo(app().url, request)
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
})

/** All that is answered until the server closes the line. */
async function sayTo(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return heard
}
