// S6: four free accounts send menu files that are small and take as long to read as any may.

import { deflateSync } from 'node:zlib'
import { drawn, pageFile } from '../test/menu-files/pdf-file.ts'
import { upload } from './run/ask.ts'
import { type Attack, flood } from './run/attack.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { makeOwner } from './run/others.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  /** Of the accounts, signed in. */
  readonly cookies: readonly string[]
}

const accounts = 4
const uploadsOfOne = 4
/** A file of another restaurant waits for one that is being read, if each account has its turn. */
const oneFileMs = 2500

export const hostileFiles: Attack<Plan> = {
  id: 'S6',
  title: `${accounts} accounts, each with ${uploadsOfOne} uploads that are slow to read`,
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
    const asks = await Promise.all(
      cookies.flatMap((cookie, at) =>
        Array.from({ length: uploadsOfOne }, async (_, which) => {
          const content = which % 2 === 0 ? savedStates : formInItself
          const sent = await upload(new Uint8Array(content), { name: 'menu.pdf', cookie })
          return { ...sent, address: `203.0.113.${at + 1}` }
        }),
      ),
    )
    attacker.underWay()
    await flood(url, asks.length, at => asks[at] ?? { path: '/' }, attacker)
  },
}

/** 4 KB that unpack to two million operators, each of which saves a state that is never restored. */
const savedStates = pageFile({
  dictionary: '/Filter /FlateDecode',
  stream: deflateSync('q '.repeat(2_000_000), { level: 9 }),
})

/** 10 KB: a form that draws itself many times over. */
const formInItself = pageFile(`${drawn('Soup 5.00')} /X6 Do`, {
  resources: '/XObject << /X6 6 0 R >>',
  more: [
    {
      dictionary: '/Type /XObject /Subtype /Form /Resources << /XObject << /X6 6 0 R >> >>',
      stream: '/X6 Do '.repeat(1400),
    },
  ],
})
