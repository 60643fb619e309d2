// The fonts that every page needs, named in its head.

import type { Plugin } from 'vite'
import { furtherLettersPrefix } from './subset-fonts.ts'

/** The first words need the fonts at once, not after the style sheet has been read. */
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
