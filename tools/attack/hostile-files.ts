// S6: four free accounts upload small menu files that take as long to read as the limits allow.

import { deflateSync } from 'node:zlib'
import { drawn, pageFile } from '@tablemate/test/menu-files/pdf-file.ts'
import { type Attack, flood } from './run/attack.ts'
import { makeOwner } from './run/bystanders.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { upload } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  /** The session cookies of the accounts. */
  readonly cookies: readonly string[]
}

const accounts = 4
const uploadsPerAccount = 4
/** The reading time of one file: with fair turns between accounts, another restaurant's upload waits for one file at most. */
const oneFileMs = 2500

export const hostileFiles: Attack<Plan> = {
  id: 'S6',
  title: `${accounts} accounts, each with ${uploadsPerAccount} uploads that are slow to read`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const cookies: string[] = []
    for (let at = 1; at <= accounts; at += 1)
      cookies.push((await makeOwner(server, `203.0.113.${at}`)).phone.cookie())
    const { phone } = await makeOwner(server, '198.51.100.1')
    const menu = 'Category,Name,Price\nSoups,Onion soup,7.50\nCakes,Lemon cake,4.00\n'
    const small = await upload(menu, { name: 'menu.csv', cookie: phone.cookie() })
    const uploads = {
      ...{ name: 'upload of a small menu', status: 201, everyMs: 500, atOnce: 1 },
      next: () => ({ ...small, address: '198.51.100.1' }),
      promise: atMostDoubled(oneFileMs),
    }
    return (await context.measureAround(server, [{ url: server.url, cookies }], [uploads])).rows
  },
  async perform({ url, cookies }, attacker) {
    const requests = await Promise.all(
      cookies.flatMap((cookie, at) =>
        Array.from({ length: uploadsPerAccount }, async (_, which) => {
          const content = which % 2 === 0 ? savedStates : selfDrawingForm
          const request = await upload(new Uint8Array(content), { name: 'menu.pdf', cookie })
          return { ...request, address: `203.0.113.${at + 1}` }
        }),
      ),
    )
    attacker.ready()
    await flood(url, requests.length, at => requests[at] ?? { path: '/' }, attacker)
  },
}

/** A PDF of 4 KB. It unpacks to two million operators, each of which saves a state that none restores. */
const savedStates = pageFile({
  dictionary: '/Filter /FlateDecode',
  stream: deflateSync('q '.repeat(2_000_000), { level: 9 }),
})

/** A PDF of 10 KB with a form that draws itself 1,400 times. */
const selfDrawingForm = pageFile(`${drawn('Soup 5.00')} /X6 Do`, {
  resources: '/XObject << /X6 6 0 R >>',
  more: [
    {
      dictionary: '/Type /XObject /Subtype /Form /Resources << /XObject << /X6 6 0 R >> >>',
      stream: '/X6 Do '.repeat(1400),
    },
  ],
})
