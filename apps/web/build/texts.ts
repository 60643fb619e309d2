// The texts of one language as the build sees them: as modules in place of the English ones, or as expressions.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Language, languageCodes } from '@tablemate/domain/languages.ts'
import { minify, type Plugin, transformWithOxc } from 'vite'

const folder = fileURLToPath(new URL('../src/text/', import.meta.url))
const grammar = `${folder}grammar.ts`

/** The path of a file of English texts within its language's folder, otherwise null. */
export function textFile(id: string): string | null {
  const english = `${folder}en/`
  return id.startsWith(english) && !id.endsWith('.test.ts') ? id.slice(english.length) : null
}

/** The names that a file of texts exports. */
export async function exportsOf(file: string): Promise<string[]> {
  return Object.keys(await import(`${folder}en/${file}?read=${Date.now()}`))
}

/** Changes with the texts of this file in any language. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(grammar))
  for (const code of languageCodes)
    for (const name of ['locale.ts', file]) hash.update(await readFile(`${folder}${code}/${name}`))
  return hash.digest('base64url').slice(0, 8)
}

/** Vite plugin: the language's files in place of the English ones. */
export function readTextsIn(language: Language): Plugin {
  return {
    name: 'tablemate:read-texts',
    enforce: 'pre',
    async load(id) {
      const file = textFile(id)
      return file === null || language === 'en' ? null : readFile(`${folder}${language}/${file}`, 'utf8')
    },
  }
}

/** A JavaScript expression that is the value of an export. A file of texts may import nothing but its locale and types. */
export async function textExpression(language: Language, file: string, name: string): Promise<string> {
  const paths = [grammar, `${folder}${language}/locale.ts`, `${folder}${language}/${file}`]
  const modules = await Promise.all([...new Set(paths)].map(asStatements))
  const { code } = await minify('text.js', `${modules.join('\n')}\nexport default ${name}`, { module: true })
  const [, statements, value] = /^([\s\S]*?)export default ([\s\S]+?);?\s*$/.exec(code) ?? []
  if (value === undefined) throw new Error(`${file} has no text ${name}`)
  return statements ? `(()=>{${statements}return ${value}})()` : `(${value})`
}

async function asStatements(path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false })
  const statements = code
    .replace(/^import .* from "(\.\.?\/)+(locale|grammar)\.ts";$/gm, '')
    .replace(/^export (?=(const|function) )/gm, '')
  const other = /^(import|export) .*$/m.exec(statements)
  if (other) throw new Error(`${path} may not have: ${other[0]}`)
  return statements
}
