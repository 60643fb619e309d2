import { connect } from 'node:net'
import { endpoints } from '@tablemate/contract/all.ts'
import { problemsOf } from '@tablemate/contract/endpoint.ts'
import { problemStatus } from '@tablemate/contract/problem.ts'
import { isLive, isReady } from '@tablemate/contract/service.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { faultsInOpenApi } from '@tablemate/test/openapi/faults-in-openapi.ts'
import { openBoard } from '@tablemate/test/restaurants/board.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { measureService } from './measure-service.ts'

const app = shareAppInFile()

describe('health', () => {
  test('is ok while all is well', async () => {
    const phone = makePhone(app().url)
    expect((await phone.call(isLive, {})).body).toEqual({ status: 'ok' })
    expect((await phone.call(isReady, {})).body).toEqual({ status: 'ok' })
  })

  test('is not ready from the start of a shutdown, while running requests are completed', async () => {
    const ending = await startApp()
    const { group, diners } = await makeGroup(ending)
    const [{ phone, id: memberId }] = diners
    const body = JSON.stringify({
      groupId: group.id,
      memberId,
      items: [{ name: 'Soup', quantity: 1, price: 900 }],
    })
    const { hostname, port } = new URL(ending.url)
    const socket = connect(Number(port), hostname)
    let answers = ''
    socket.setEncoding('utf8').on('data', text => {
      answers += text
    })
    const isOver = new Promise(resolve => socket.once('close', resolve))
    // Blocks inserts, so that the order waits.
    await ending.directSql.begin(async tx => {
      await tx`lock table orders in share mode`
      socket.write(
        `POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncookie: ${phone.cookie()}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      await expect
        .poll(
          async () =>
            // In this database only, because connections of other tests wait for locks, too.
            (
              await tx`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            ).length,
        )
        .toBeGreaterThan(0)
      const closing = ending.close()
      socket.write('GET /api/health/ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
      await expect.poll(() => fetch(`${ending.url}/api/health/ready`).catch(() => 'refused')).toBe('refused')
      return { closing }
    })
    await isOver
    expect(answers).toMatch(
      /^HTTP\/1.1 201 [\s\S]*HTTP\/1.1 503 [\s\S]*retry-after: 1[\s\S]*"problem":"unavailable"/,
    )
  })
})

describe('the metrics', () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }

  test('can be read from the machine itself', async () => {
    const { status, headers, body } = await makePhone(app().url).send('GET', '/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(body).toContain('http_request_duration_seconds')
  })

  // Threat: metrics
  test.each([
    { PUBLIC_URL: 'https://tablemate.example' },
    { CANONICAL_HOST: 'tablemate.example' },
    { TRUST_PROXY: '10.0.0.1' },
  ])('need their token on the machine too where strangers come by a proxy: %o', async env => {
    const { url } = await app().startAnother({ env: { ...env, METRICS_TOKEN: 'sesame' } })
    const read = async (headers = {}) => (await makePhone(url, { headers }).send('GET', '/metrics')).status
    expect([await read(), await read({ authorization: 'Bearer sesame' })]).toEqual([404, 200])
  })

  test.each([
    { 'x-real-ip': '203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9' },
  ])('are not found for requests through a proxy on the machine: %o', async headers => {
    expect((await makePhone(app().url, { headers }).send('GET', '/metrics')).status).toBe(404)
  })

  test('count responses by route, and open streams, without ids or codes', async () => {
    const { group, diners } = await makeGroup(app())
    const screen = await follow(diners[0].phone, group.id)
    await diners[0].phone.send('GET', `/api/groups/code/${group.code}`)
    const read = async () => String((await makePhone(app().url).send('GET', '/metrics')).body)
    const text = await read()
    expect(text).toMatch(/^event_streams_open 1$/m)
    expect(text).toMatch(
      /http_request_duration_seconds_count{method="POST",route="\/api\/groups\/:groupId\/members",status="201"} 1/,
    )
    expect(text).not.toContain(group.id)
    expect(text).not.toContain(group.code)
    const owner = await makeKitchen(app())
    const board = await openBoard(owner, app().url)
    expect(await read()).toMatch(/^event_streams_open 2$/m)
    screen.stream.close()
    board.close()
    await expect.poll(read).toMatch(/^event_streams_open 0$/m)
  })

  test('contain the delay of live changes, the wait for the database, and overdue deletions', async () => {
    const running = await startApp()
    const { group, diners } = await makeGroup(running)
    const screen = await follow(diners[1].phone, group.id)
    await diners[0].order({ name: 'Soup', price: 500 })
    await screen.until((await fetchGroupState(diners[0].phone, group.id)).revision)
    const read = async (name: string) => {
      const { body } = await makePhone(running.url).send('GET', '/metrics')
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(String(body))?.[1])
    }
    expect(await read('event_lag_seconds_count')).toBeGreaterThan(0)
    await expect.poll(() => read('database_pool_answer_seconds_count')).toBeGreaterThan(0)
    expect([await read('database_away'), await read('retention_overdue_seconds')]).toEqual([0, 0])
    running.advanceClock({ hours: 24, minutes: 2 })
    expect(await read('retention_overdue_seconds')).toBeGreaterThan(100)
  })

  test('are served while the database does not reply', async () => {
    const { overdue } = measureWith(() => new Promise(() => {}))
    expect(await overdue()).toBeNaN()
  })

  test('include the wait for a connection in the delay of the database', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const connected = Promise.withResolvers<unknown>()
    const { delays, end } = measureWith(() => connected.promise)
    await vi.advanceTimersByTimeAsync(1700)
    connected.resolve([])
    await vi.advanceTimersByTimeAsync(0)
    end()
    expect(delays).toEqual([0.7])
  })

  test.each([
    ['the token', { METRICS_TOKEN: 'sesame' }],
    ['a token, if none is configured', {}],
  ])('are not found for remote callers without %s', async (_, env) => {
    const { url } = await app().startAnother({ env: { TRUST_PROXY: '127.0.0.1', ...env } })
    const read = async (authorization?: string) => {
      const headers = { ...elsewhere, ...(authorization && { authorization }) }
      return (await makePhone(url, { headers }).send('GET', '/metrics')).status
    }
    const wrong = ['', 'sesame', 'Bearer', 'Bearer ', 'Bearer sesam', 'Bearer sesamy', 'bearer sesame']
    for (const authorization of [undefined, 'Bearer undefined', ...wrong])
      expect([authorization, await read(authorization)]).toEqual([authorization, 404])
    expect(await read('Bearer sesame')).toBe('METRICS_TOKEN' in env ? 200 : 404)
  })
})

describe('the OpenAPI document', () => {
  test('has every endpoint with every status that it can return', async () => {
    const { paths } = (await makePhone(app().url).send('GET', '/api/openapi.json')).body as OpenApi
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        Object.keys(responses).sort(),
      ]),
    )
    const declared = Object.values(endpoints).map(endpoint => {
      const statuses = [endpoint.status, ...problemsOf(endpoint).map(name => problemStatus[name])]
      return [
        `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
        [...new Set(statuses)].map(String).sort(),
      ]
    })
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(declared))
  })

  // Threat: malformed-requests
  test('has the schemas of requests and replies', async () => {
    const { body } = await makePhone(app().url).send('GET', '/api/openapi.json')
    expect(faultsInOpenApi(body as object)).toEqual([])
    const { openapi, paths, components } = body as OpenApi
    expect(openapi).toMatch(/^3\.1\./)
    const placing = JSON.stringify(paths['/api/orders']?.post)
    for (const word of [
      'idempotency-key',
      'memberId',
      'quantity',
      'transcription',
      'schemas/Order"',
      'summary',
    ])
      expect(placing).toContain(word)
    expect(JSON.stringify(components.schemas.Order)).toContain('isPaid')
    expect(JSON.stringify(paths['/api/groups/{groupId}/events']?.get)).toContain('text/event-stream')
  })

  test('describes a repeated schema once: it has fewer than 2.5 KB for each call', async () => {
    const { body } = await makePhone(app().url).send('GET', '/api/openapi.json')
    expect(JSON.stringify(body).length / Object.keys(endpoints).length).toBeLessThan(2_500)
  })

  test('is served as JSON only, from a copy that is serialised once', async () => {
    const [first, page, yaml] = await Promise.all(
      ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'].map(path =>
        makePhone(app().url).send('GET', path),
      ),
    )
    expect(page?.body).toEqual(first?.body)
    expect(yaml?.problem.problem).toBe('not-found')
  })

  test.each([
    ...['/api/docs', '/api/docs/', '/api/docs/static/swagger-ui.css', '/api/openapi.json', '/metrics'],
    ...['/api/health/live', '/api/health/ready'],
  ])('and other public resources set no cookie and are not cached: %s', async path => {
    const { status, headers } = await sendRaw(app().url, path)
    expect([path, status < 400, headers['set-cookie'], headers['cache-control']]).toEqual([
      path,
      true,
      undefined,
      'no-store',
    ])
  })

  test('has a page that shows it, with its own content security policy', async () => {
    const { status, headers, body } = await makePhone(app().url).send('GET', '/api/docs/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(String(body)).toContain('swagger-ui')
    // The style sheet embeds its images.
    expect(headers.get('content-security-policy')).toContain("img-src data: 'self'")
    const inline = String(body).match(/<script(?![^>]*\bsrc=)[^>]*>/g)
    expect(inline).toBeNull()
    const scripts = [...String(body).matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(match => match[1] ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const path = new URL(script, `${app().url}/api/docs/`)
      expect((await fetch(path)).status).toBe(200)
    }
  })
})

interface OpenApi {
  readonly openapi: string
  readonly paths: Record<string, Record<string, { responses: object }>>
  readonly components: { readonly schemas: Record<string, object> }
}

/** Measures with a database that replies to each statement as given. */
function measureWith(reply: () => Promise<unknown>) {
  const delays: number[] = []
  let overdue: () => Promise<number> = async () => 0
  let end = () => {}
  const hook = (_: string, onClose: () => void) => {
    end = onClose
  }
  const healthCheck = { guard: (work: () => Promise<unknown>) => work() }
  const metrics = {
    recordPoolDelay: (seconds: number) => void delays.push(seconds),
    watchRetention: (find: typeof overdue) => {
      overdue = find
    },
  }
  const context = { database: { sql: reply }, clock: () => new Date(), metrics }
  measureService({ addHook: hook, healthCheck } as never, context as never)
  onTestFinished(() => end())
  return { delays, overdue, end }
}
