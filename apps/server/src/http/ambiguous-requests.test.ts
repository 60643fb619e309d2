// Request smuggling: if two parsers disagree where a request ends, one of them takes its rest for another client's request.

import { text } from 'node:stream/consumers'
import { shareApp } from '@tablemate/test/app/app.ts'
import { open } from '@tablemate/test/network/sockets.ts'
import { expect, test } from 'vitest'

const app = shareApp()

const start = 'POST /api/groups HTTP/1.1\r\nHost: table.example\r\nContent-Type: application/json\r\n'
/** The smuggled request: a parser that ends the first request too early would serve it. */
const hidden = 'GET /api/currencies HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n'

// Threat: smuggling
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
])('%s: the request is refused, and the connection is closed without a second reply', async (_, request) => {
  // Everything that is received until the server closes the connection.
  const replies = await text(await open(app().url, request))
  expect(replies.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
})
