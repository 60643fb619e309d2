// Development server: Vite serves the client at PORT and reloads changes. The API server runs at the next port and restarts
// on every change.

import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chooseLanguage, languages } from '@tablemate/domain/languages.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { declareGate } from '@tablemate/server/features/beta/declare-gate.ts'
import { createServer } from 'vite'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const config = readConfig(process.env)
const { port } = config
const server = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, HOST: 'localhost', PORT: String(port + 1) },
})
// The server compares a write's Origin header with its Host header, so the proxy keeps the browser's Host.
const proxied = { target: `http://localhost:${port + 1}`, changeOrigin: false }
// As the server does with the built page.
const gate = { name: 'tablemate:gate', transformIndexHtml: html => declareGate(html, config) }
const pageLanguage = new AsyncLocalStorage()
/** The page in the language that its menu has chosen, English at first. */
const language = {
  name: 'tablemate:language',
  configureServer({ middlewares }) {
    middlewares.use(({ headers }, _response, next) => {
      const [, code] = /\blanguage=(\w+)/.exec(headers.cookie ?? '') ?? []
      pageLanguage.run(chooseLanguage(code, []), next)
    })
  },
  transformIndexHtml(html) {
    const { tag, direction } = languages[pageLanguage.getStore()]
    return html.replace('lang="en"', `lang="${tag}" dir="${direction}"`)
  },
}
const client = await createServer({
  root: 'apps/web',
  plugins: [gate, language],
  server: { port, strictPort: true, host: true, proxy: { '/api': proxied } },
})
await client.listen()
client.printUrls()

// The terminal sends Ctrl-C to the server process too; this process exits when the server has exited.
server.on('exit', async code => {
  await client.close()
  process.exit(code ?? 0)
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
