// What a page learns of an upload whose reply grows: its progress, then the reply or a problem.

import { uploadMenu } from '@tablemate/contract/menu-import.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CallProblem } from './call-problem.ts'
import { sendFile } from './send-file.ts'

const progress = '{"page":1,"pages":2}\n'

test('progress is told while the reply grows, and the reply follows', async () => {
  const { told, reply, receive } = send()
  receive(progress)
  expect(told).toEqual([{ page: 1, pages: 2 }])
  receive('{"itemsAdded":0,"rows":[]}', { isEnd: true })
  expect(await reply).toEqual({ itemsAdded: 0, rows: [] })
  expect(told).toHaveLength(1)
})

test('a problem after the progress is a problem as any other', async () => {
  const { reply, receive } = send()
  receive(progress)
  receive('{"problem":"menu-rows-refused","message":"…","fields":{"row 3":"malformed"}}', { isEnd: true })
  const problem = await reply.catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(CallProblem)
  expect(problem).toMatchObject({ problem: 'menu-rows-refused', fields: { 'row 3': 'malformed' } })
})

test.each([
  ['ends after the progress', ''],
  ['is cut', '{"itemsAdded":0,"ro'],
])('a reply that %s is no answer', async (_, rest) => {
  const { reply, receive } = send()
  receive(progress + rest, { isEnd: true })
  await expect(reply).rejects.toMatchObject({ problem: 'no-answer' })
})

test('a line that is no JSON is no answer, while the reply grows and at its end', async () => {
  for (const isEnd of [false, true]) {
    const { reply, receive, request } = send()
    if (isEnd) request.onprogress = () => {}
    receive(`${progress}<html>\n{}`, { isEnd })
    await expect(reply).rejects.toMatchObject({ name: 'CallProblem', problem: 'no-answer' })
  }
})

test('the time for an answer begins again with each line of progress', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  onTestFinished(() => now.mockRestore())
  const { receive, request } = send()
  expect(request.timeout).toBe(120_000)
  now.mockReturnValue(91_000)
  receive(progress)
  expect(request.timeout).toBe(210_000)
})

/** Sends a file to a server that replies with lines, as `receive` says. */
function send() {
  const request = {
    status: 201,
    timeout: 0,
    responseText: '',
    upload: {},
    onprogress: () => {},
    onload: () => {},
    open() {},
    setRequestHeader() {},
    send() {},
    abort() {},
    getResponseHeader: () => 'application/x-ndjson',
  }
  vi.stubGlobal('XMLHttpRequest', function open() {
    return request
  })
  const told: unknown[] = []
  const onProgress = (line: unknown) => void told.push(line)
  const { reply } = sendFile(uploadMenu, new File([], 'menu.pdf'), {}, { onSent() {}, onProgress })
  return {
    request,
    told,
    reply,
    receive(text: string, { isEnd = false } = {}) {
      request.responseText += text
      request.onprogress()
      if (isEnd) request.onload()
    },
  }
}
