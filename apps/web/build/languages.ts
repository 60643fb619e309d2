// Writes the page, the manifest and the service worker in every language (docs/decisions/0033). Scripts are the same in all, but
// for the catalog of texts that the page names.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameIn, type Language, languageCodes, languages } from '@tablemate/domain/languages.ts'
import type { Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import { webManifest } from './installable.ts'
import { catalogAt } from './messages.ts'
import { type Prerendered, prerenderIn } from './prerender.ts'
import { replaceInPage } from './replace-in-page.ts'

const worker = 'service-worker.js'

interface Languages {
  /** After the page's plugins, before that of the service worker. */
  readonly files: Plugin
  /** After the service worker is written. */
  readonly workers: Plugin
  /** Whether English readers without a network need a file of the output. Valid once the bundle is generated. */
  readonly isEnglish: (file: string) => boolean
}

export function writeLanguages(): Languages {
  /** The files of the catalogs that diners need, by language. */
  const catalogs = new Map<string, string>()

  const files: Plugin = {
    name: 'tablemate:languages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        catalogs.clear()
        for (const file of Object.values(bundle)) {
          const { language, half } = (file.type === 'chunk' && catalogAt(file.facadeModuleId ?? '')) || {}
          if (language && half === 'diner') catalogs.set(language, file.fileName)
        }
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The bundle has no index.html')
        const html = String(page.source)
        const english = await prerenderIn('en')
        for (const language of languageCodes) {
          const local = language === 'en' ? english : await prerenderIn(language)
          const emit = (name: string, source: string) =>
            this.emitFile({ type: 'asset', fileName: fileNameIn(language, name), source })
          const catalog = `<link rel="modulepreload" crossorigin href="/${catalogs.get(language)}">`
          emit(
            'index.html',
            pageIn(language, html.replace('</head>', `  ${catalog}\n  </head>`), english.words, local),
          )
          emit('manifest.webmanifest', JSON.stringify(webManifest(language, local.words)))
        }
      },
    },
  }

  const workers = afterBuild('tablemate:service-workers', async outDir => {
    const english = await readFile(join(outDir, worker), 'utf8')
    for (const language of languageCodes.filter(code => code !== 'en')) {
      const pageName = fileNameIn(language, 'index.html')
      const page = await readFile(join(outDir, pageName))
      const revision = createHash('md5').update(page).digest('hex')
      const code = english
        .replace(/(url:"index\.html",revision:")\w+/, (_, start: string) => `${start}${revision}`)
        .replaceAll('index.html"', `${pageName}"`)
        .replaceAll(catalogs.get('en') ?? '', catalogs.get(language) ?? '')
      await writeFile(join(outDir, fileNameIn(language, worker)), code)
    }
  })
  const isOther = (file: string) => [...catalogs].some(([code, name]) => code !== 'en' && name === file)
  return { files, workers, isEnglish: file => !isOther(file) }
}

/** The page in a language: what is prerendered at its marks, and the language's words for the English ones. */
function pageIn(language: Language, html: string, english: Prerendered['words'], local: Prerendered): string {
  const { tag, direction } = languages[language]
  const replacements = [
    ['<html lang="en"', `<html lang="${tag}" dir="${direction}"`],
    [english.description, local.words.description],
    [english.needsJavaScript, local.words.needsJavaScript],
    ['/manifest.webmanifest', `/${fileNameIn(language, 'manifest.webmanifest')}`],
    ...Object.entries(local.html).map(([mark, content]) => [`<!-- ${mark} -->`, content]),
  ]
  return replacements.reduce((page, [from = '', to = '']) => replaceInPage(page, from, to), html)
}
