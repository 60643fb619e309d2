// Links that let the browser fetch early what every page needs: the fonts, which it would request only after it has read the
// style sheet, and the app, which app/start.ts imports after the first paint.

import type { Plugin } from 'vite'
import { furtherLettersPrefix } from './subset-fonts.ts'

/** The server removes the app's links from the first page, which is prerendered (http/page.ts). */
export function preload(): Plugin {
  return {
    name: 'tablemate:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const app = files.find(
          file => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/main.tsx'),
        )
        if (app?.type !== 'chunk') throw new Error('main.tsx has no file of its own')
        const fonts = files
          .map(({ fileName }) => fileName)
          .filter(name => name.endsWith('.woff2') && !name.includes(furtherLettersPrefix))
        return [
          ...fonts.map(file => linkTo(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...[app.fileName, ...app.imports]
            .filter(file => !html.includes(file))
            .map(file => linkTo(file, { rel: 'modulepreload' })),
        ]
      },
    },
  }
}

function linkTo(file: string, attrs: Record<string, string>) {
  return {
    tag: 'link',
    attrs: { ...attrs, href: `/${file}`, crossorigin: '' },
    injectTo: 'head' as const,
  }
}
