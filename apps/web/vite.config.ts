// How the client is built: one page, hashed assets, compressed once at build time.

import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContract } from './build/bare-contract.ts'
import { chunks, onlineOnlyPrefix } from './build/chunks.ts'
import { firstPaint } from './build/first-paint.ts'
import { installable } from './build/installable.ts'
import { keepEarlierAssets } from './build/keep-earlier-assets.ts'
import { writeLanguages } from './build/languages.ts'
import { messages } from './build/messages.ts'
import { pdfDecoders } from './build/pdf-decoders.ts'
import { precompress } from './build/precompress.ts'
import { preload } from './build/preload.ts'
import { subsetFonts } from './build/subset-fonts.ts'
import { thirdPartyNotices } from './build/third-party-notices.ts'

const earlier = keepEarlierAssets()
const languages = writeLanguages()

export default defineConfig({
  plugins: [
    earlier.plugin,
    messages(),
    react(),
    tailwind(),
    subsetFonts(),
    chunks(),
    bareContract(),
    firstPaint(),
    preload(),
    thirdPartyNotices(),
    pdfDecoders(),
    languages.files,
    installable({
      isCached: file => earlier.isCurrent(file) && languages.isEnglish(file),
    }),
    languages.workers,
    precompress(),
  ],
  // Only screens that need a network have one.
  worker: { rolldownOptions: { output: { entryFileNames: `assets/${onlineOnlyPrefix}[name]-[hash].js` } } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser that knows light-dark() (styles.css) knows modulepreload by itself.
    modulePreload: { polyfill: false },
  },
})
