// How the client is built: one page, hashed assets, compressed once at build time.

import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContract } from './build/bare-contract.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'

export default defineConfig({
  plugins: [react(), tailwind(), bareContract(), preloadFonts(), precompress()],
  build: { outDir: 'dist/client', emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
})
