// Compresses text files once, at build time, instead of at every request.

import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'

/** Must come after the service workers. Writes a `.br` and a `.gz` of every text file at the smallest settings. Browsers accept no `.br` without https. */
export function precompress(): Plugin {
  return afterBuild('tablemate:precompress', async outDir => {
    const files = await readdir(outDir, { recursive: true })
    const texts = files.filter(file => /\.(js|css|html|svg|webmanifest)$|notices\.txt$/.test(file))
    await Promise.all(texts.map(file => compressFile(join(outDir, file))))
  })
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
