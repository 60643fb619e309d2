// How the client is built: one page, hashed assets, compressed once at build time.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = fileURLToPath(new URL('dist/client', import.meta.url))

export default defineConfig({
  plugins: [react(), tailwind(), bareContract(), preloadFonts(), precompress()],
  build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
})

/**
 * The client needs of an endpoint its method and path; its schemas are types there, and the server checks. So in the
 * browser a module of the contract exports its endpoints without schemas and its plain constants, and zod stays out.
 * A schema that a screen imports as a value is a build error.
 */
function bareContract(): Plugin {
  return {
    name: 'tablemate:bare-contract',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (!/\/src\/contract\/[\w-]+\.ts$/.test(file)) return null
      const exported: Record<string, unknown> = await import(`${file}?read=${Date.now()}`)
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        const bare = bareValue(value)
        return bare === undefined ? [] : `export const ${name} = /* @__PURE__ */ (${JSON.stringify(bare)})`
      })
      return { code: lines.join('\n'), map: null }
    },
  }
}

function bareValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if ('_zod' in value) return undefined
  if (!('method' in value && 'path' in value)) return value
  const { method, path, idempotent } = value as Record<string, unknown>
  return { method, path, idempotent }
}

/** The first words need the fonts at once, not after the style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'tablemate:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => file.endsWith('.woff2'))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** A `.br` beside every text file, at the slowest and smallest setting. */
function precompress(): Plugin {
  const compress = promisify(brotliCompress)
  return {
    name: 'tablemate:precompress',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      const texts = files.filter(file => /\.(js|css|html|svg)$/.test(file)).map(file => join(outDir, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await Promise.all(
        texts.map(async file => writeFile(`${file}.br`, await compress(await readFile(file), { params }))),
      )
    },
  }
}
