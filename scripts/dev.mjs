// Development: the client from Vite, which reloads what changes, at PORT; behind it the server, restarted on
// every change, at the next port.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readConfig } from '../src/server/config.ts'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { port, betaAccessCode } = readConfig(process.env)
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, HOST: 'localhost', PORT: String(port + 1) },
})
// The server compares a write's Origin with the host it was sent to, so the host stays as the browser knows it.
const proxied = { target: `http://localhost:${port + 1}`, changeOrigin: false }
// As the server does it with the built page.
const gate = {
  name: 'tablemate:gate',
  transformIndexHtml: html => (betaAccessCode ? html : html.replace('data-gate="on"', 'data-gate="off"')),
}
const client = await createServer({
  plugins: [gate],
  server: { port, strictPort: true, host: true, proxy: { '/api': proxied } },
})
await client.listen()
client.printUrls()

// The terminal sends Ctrl-C to the server as well; its end is the end of both.
server.on('exit', async code => {
  await client.close()
  process.exit(code ?? 0)
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
