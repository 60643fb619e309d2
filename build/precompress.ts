// Compresses once, at build time, what would be compressed at every request.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** A `.br` beside every text file, at the slowest and smallest setting. */
export function precompress(): Plugin {
  let outDir = ''
  const compress = promisify(brotliCompress)
  return {
    name: 'tablemate:precompress',
    apply: 'build',
    configResolved(config: ResolvedConfig) {
      outDir = resolve(config.root, config.build.outDir)
    },
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
