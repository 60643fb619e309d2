// Writes the client in every language from one bundle (docs/decisions/0033). Each text is a placeholder in the bundle. For each
// language, the files that contain texts, or import files that do, are written with the language's texts in their place:
// `app-<hash>.js` in English, `app-<hash>.de.js` in German, with the page as `index.de.html`. So a visitor loads no other
// language's text, and no file more than in English.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameIn, type Language, languageCodes, languages } from '@tablemate/domain/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { afterBuild } from './after-build.ts'
import { webManifest } from './installable.ts'
import { prerenderIn } from './prerender.ts'
import { replaceInPage } from './replace-in-page.ts'
import { exportsOf, hashOf, textExpression, textFile } from './texts.ts'

/** The placeholder of a text: file, name and a hash that gives the output a new name when the text changes in any language. */
const placeholder = /__TEXT__\([`"']([\w/-]+\.ts)#(\w+)#[\w-]+[`"']\)/g

type Prerendered = Awaited<ReturnType<typeof prerenderIn>>

const worker = 'service-worker.js'

interface Languages {
  /** Before all plugins that transform modules. */
  readonly texts: Plugin
  /** After the page's plugins, before that of the service worker. */
  readonly files: Plugin
  /** After the service worker is written. */
  readonly workers: Plugin
  /** Whether a file of the output is one of English, or of all languages. Valid once the bundle is generated. */
  readonly isEnglish: (file: string) => boolean
}

export function writeLanguages(): Languages {
  /** The files that differ between languages, by their English names in the output. */
  const translated = new Set<string>()
  const isTranslation = (file: string) =>
    languageCodes.some(code => code !== 'en' && new RegExp(`\\.${code}\\.\\w+$`).test(file))

  const texts: Plugin = {
    name: 'tablemate:texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = textFile(id)
      if (file === null) return null
      const [names, hash] = await Promise.all([exportsOf(file), hashOf(file)])
      const lines = names.map(
        name => `export const ${name} = /* @__PURE__ */ __TEXT__("${file}#${name}#${hash}")`,
      )
      return { code: lines.join('\n'), map: null }
    },
  }

  const files: Plugin = {
    name: 'tablemate:languages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        translated.clear()
        for (const name of translatedFiles(chunks)) translated.add(name)
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The bundle has no index.html')
        const html = String(page.source)
        const english = await prerenderIn('en')
        // English last, because its texts take the place of the placeholders.
        for (const language of [...languageCodes].reverse()) {
          const local = language === 'en' ? english : await prerenderIn(language)
          const emit = (name: string, content: string) =>
            this.emitFile({
              type: 'asset',
              fileName: fileNameIn(language, name),
              source: withNames(content, translated, language),
            })
          emit('index.html', pageIn(language, html, english.words, local))
          emit('manifest.webmanifest', JSON.stringify(webManifest(language, local.words)))
          for (const chunk of chunks.filter(chunk => translated.has(chunk.fileName))) {
            const code = await withTexts(chunk.code, language)
            if (language === 'en') chunk.code = code
            else emit(chunk.fileName, code)
          }
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
      await writeFile(join(outDir, fileNameIn(language, worker)), withNames(code, translated, language))
    }
  })
  return { texts, files, workers, isEnglish: file => !isTranslation(file) }
}

/** The chunks that contain a text, or import one that does, statically or not. */
function translatedFiles(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set(
    chunks.filter(chunk => chunk.code.search(placeholder) !== -1).map(chunk => chunk.fileName),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some(file => found.has(file))) found.add(fileName)
  }
  return found
}

async function withTexts(code: string, language: Language): Promise<string> {
  const used = [...code.matchAll(placeholder)]
  const expressions = new Map<string, string>()
  for (const [whole, file = '', name = ''] of used)
    expressions.set(whole, await textExpression(language, file, name))
  const result = code.replace(placeholder, whole => expressions.get(whole) ?? whole)
  if (result.includes('__TEXT__'))
    throw new Error('The bundle has a placeholder that languages.ts does not know')
  return result
}

/** Refers to the language's own files. */
function withNames(content: string, names: ReadonlySet<string>, language: Language): string {
  return [...names].reduce((result, path) => {
    const name = path.replace(/^.*\//, '')
    return result.replaceAll(name, fileNameIn(language, name))
  }, content)
}

/** The page in a language: what is prerendered at its marks, and the language's words for the English ones. */
function pageIn(
  language: Language,
  html: string,
  english: Prerendered['words'],
  { words, prerender }: Prerendered,
): string {
  const { tag, direction } = languages[language]
  const replacements = [
    ['<html lang="en"', `<html lang="${tag}" dir="${direction}"`],
    [english.description, words.description],
    [english.needsJavaScript, words.needsJavaScript],
    ['/manifest.webmanifest', `/${fileNameIn(language, 'manifest.webmanifest')}`],
    ...Object.entries(prerender()).map(([mark, content]) => [`<!-- ${mark} -->`, content]),
  ]
  return replacements.reduce((page, [from = '', to = '']) => replaceInPage(page, from, to), html)
}
