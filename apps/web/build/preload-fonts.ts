// Adds preload links for the fonts that every page needs.

import type { Plugin } from 'vite'
import { furtherLettersPrefix } from './subset-fonts.ts'

/** The first paint needs the fonts; without the links the browser requests them only after it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'tablemate:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => file.endsWith('.woff2') && !file.includes(furtherLettersPrefix))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
