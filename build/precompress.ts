// Compresses text files once, at build time, instead of at every request.

import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** Writes a `.br` and a `.gz` of every text file at the smallest settings. Browsers accept no `.br` without https. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'tablemate:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config: ResolvedConfig) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return
        const files = await readdir(outDir, { recursive: true })
        const texts = files.filter(file => /\.(js|css|html|svg|webmanifest)$|notices\.txt$/.test(file))
        await Promise.all(texts.map(file => compressFile(join(outDir, file))))
      },
    },
  }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Skips an asset of an earlier build, which has its compressed copies. */
async function compressFile(path: string): Promise<void> {
  for (const [ending, compress] of Object.entries(compressors)) {
    if (existsSync(`${path}.${ending}`)) continue
    // Written atomically, because a build may be killed.
    await writeFile(`${path}.new`, await compress(await readFile(path)))
    await rename(`${path}.new`, `${path}.${ending}`)
  }
}
