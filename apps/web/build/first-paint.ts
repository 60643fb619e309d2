// Bundles the script that runs before the first paint. It is a classic script, so that the page waits for it, and a file,
// because the content security policy allows no inline script.

import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { replaceInPage } from './replace-in-page.ts'

const source = fileURLToPath(new URL('../src/app/first-paint.ts', import.meta.url))
const addressInDevelopment = '/first-paint.js'

export function firstPaint(): Plugin {
  let address = addressInDevelopment
  return {
    name: 'tablemate:first-paint',
    configureServer(server) {
      server.middlewares.use(addressInDevelopment, async (_request, response, next) => {
        try {
          const { code } = await bundle()
          response.setHeader('content-type', 'text/javascript').end(code)
        } catch (fault) {
          next(fault)
        }
      })
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return
      const { fileName, code } = await bundle()
      address = `/${fileName}`
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: html => replaceInPage(html, '<!-- first-paint -->', `<script src="${address}"></script>`),
    },
  }
}

async function bundle(): Promise<{ fileName: string; code: string }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const outputs = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  const script = outputs.find(output => output.type === 'chunk')
  if (!script || outputs.length > 1) throw new Error('first-paint.ts must become one script')
  return script
}
