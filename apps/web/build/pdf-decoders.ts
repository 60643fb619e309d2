// Serves the decoders of pdf.js for pictures of scanned pages (JBIG2, fax, JPEG 2000) from our own origin, without WebAssembly.
// pdf.js asks for them by these names. Their licences are beside them. The service worker does not cache them.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = new URL('../../../node_modules/pdfjs-dist/wasm/', import.meta.url)
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']
const licences = ['JBIG2', 'OPENJPEG', 'PDFJS_JBIG2', 'PDFJS_OPENJPEG'].map(name => `LICENSE_${name}`)

/** Writes `/pdf-decoders/`, the `wasmUrl` of apps/web/src/features/menu-import/page/open-pdf.ts. */
export function pdfDecoders(): Plugin {
  return {
    name: 'tablemate:pdf-decoders',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, ending = '') =>
        this.emitFile({
          type: 'asset',
          fileName: `pdf-decoders/${name}${ending}`,
          source: readFileSync(fileURLToPath(new URL(name, source))),
        })
      for (const name of decoders) emit(name)
      for (const name of licences) emit(name, '.txt')
    },
  }
}
