// Makes the page an installable app: the manifest, and the service worker that opens the app without a network.

import { type Language, languages } from '@tablemate/domain/languages.ts'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { Texts } from '../src/lib/text/texts.ts'
import { onlineOnlyPrefix } from './chunks.ts'
import { furtherLettersPrefix } from './subset-fonts.ts'

interface InstallableOptions {
  /** Whether the service worker caches a file of the output. */
  readonly isCached: (file: string) => boolean
}

/** Writes `/service-worker.js` in English (apps/web/build/languages.ts translates it). Registered by lib/device/app-updates.ts. */
export function installable({ isCached }: InstallableOptions): Plugin[] {
  return VitePWA({
    filename: 'service-worker.js',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: false,
    workbox: {
      // The whole app and nothing else. API replies contain names, so the service worker never caches them.
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: [`assets/${onlineOnlyPrefix}*`, 'assets/portal-*.css', `assets/${furtherLettersPrefix}*`],
      // Fonts for rarer letters are cached once a page has shown such a letter.
      runtimeCaching: [
        {
          urlPattern: new RegExp(`/assets/${furtherLettersPrefix}[^/]+\\.woff2$`),
          handler: 'CacheFirst',
          options: { cacheName: 'further-letters' },
        },
      ],
      manifestTransforms: [entries => ({ manifest: entries.filter(({ url }) => isCached(url)) })],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|assets)\//, /^\/metrics$/, /\.txt$/],
      // The first visit is cached at once; a new version waits until the user asks for it.
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      mode: 'production',
    },
  })
}

/** The manifest of the installed app. */
export function webManifest(language: Language, words: Texts['page']) {
  const { tag, direction } = languages[language]
  return {
    id: '/',
    name: 'Tablemate',
    short_name: 'Tablemate',
    description: words.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    lang: tag,
    dir: direction,
    theme_color: '#fbf8f3',
    background_color: '#fbf8f3',
    categories: ['food', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.shortcuts.create, url: '/universal-create-group' },
      { name: words.shortcuts.join, url: '/join-group' },
    ],
  }
}
