// Checks that every citation resolves: sections of docs/product, decision records, links to files, files that comments name.

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const cwd = fileURLToPath(root)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages,tools,e2e,test}/**/README.md'], {
  cwd,
  exclude: ['**/node_modules'],
})
const code = globSync('{apps,packages,tools,e2e,test,scripts,deploy}/**/*.{ts,tsx,mjs,css,sql,cfg}', {
  cwd,
})

/** Each file's text with its comments in one line, so that a citation may continue on the next one. */
const texts = [...documents, ...code].map(path => ({
  path,
  text: read(path).replaceAll(/\s*\n[ \t]*(?:\/\/|\*|--|#)?[ \t]*/g, ' '),
}))

/** The bodies of a document's sections, by number and by title; a section includes its subsections. */
function sectionsOf(path: string): Map<string, string> {
  const headings = [...read(path).matchAll(/^(##+) (?:([\d.]*\d)\.? )?(.+)$/gm)]
  return new Map(
    headings.flatMap(({ 1: level = '', 2: number, 3: title = '', index, input }, at) => {
      const next = headings.slice(at + 1).find(([, other = '']) => other.length <= level.length)
      const body = input.slice(index, next?.index).replaceAll(/\s+/g, ' ')
      return [number, title].flatMap(name => (name ? [[name, body] as const] : []))
    }),
  )
}

/** The places that cite a document, with the text that follows. A link or a bare path is no citation. */
const mentions = (document: string) =>
  texts.flatMap(({ path, text }) => {
    const file = `${document}\\.md`
    const citation = new RegExp(`(?:(?<![[/]|\\]\\()\\b${file}|product/${file}(?=,))(?=(.{0,120}))`, 'g')
    return [...text.matchAll(citation)].map(([, rest = '']) => ({
      rest,
      name: `${path}: ${document}.md${rest.slice(0, 60)}`,
    }))
  })

const quoted = (rest: string) => /^, "([^"]+)"/.exec(rest)?.[1] ?? ''

describe('a citation', () => {
  test('of the specification names an existing section and quotes words from it', () => {
    const sections = sectionsOf('docs/product/spec.md')
    const cited = mentions('spec')
    const dead = cited.filter(({ rest }) => {
      const [whole, list = ''] = /^, sections? ([\d.]*\d(?:(?:, | and )[\d.]*\d)*)/.exec(rest) ?? ['']
      const bodies = (list.match(/[\d.]*\d/g) ?? []).map(number => sections.get(number))
      return !bodies.length || !bodies.every(body => body?.includes(quoted(rest.slice(whole.length))))
    })
    expect(dead.map(({ name }) => name)).toEqual([])
    expect(cited.length).toBeGreaterThan(40)
  })

  test('of the product decisions names an existing section and quotes words from it', () => {
    const sections = [...sectionsOf('docs/product/decisions.md')]
    const cited = mentions('decisions')
    const dead = cited.filter(({ rest }) => {
      const [title = '', body] = sections.find(([title]) => rest.startsWith(`, ${title}`)) ?? []
      return !body?.includes(quoted(rest.slice(title.length + 2)))
    })
    expect(dead.map(({ name }) => name)).toEqual([])
    expect(cited.length).toBeGreaterThan(20)
  })

  test('of a decision record names an existing record', () => {
    const records = globSync('docs/decisions/*.md', { cwd }).map(path => path.slice('docs/decisions/'.length))
    const cited = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/decisions\/(\d{4}(?:-[\w-]+\.md|(?:(?:, | and )\d{4})*))/g)].flatMap(
        ([, names = '']) => names.split(/, | and /).map(record => ({ path, record })),
      ),
    )
    const dead = cited.filter(({ record }) => !records.some(name => name.startsWith(record)))
    expect(dead).toEqual([])
    expect(cited.length).toBeGreaterThan(30)
  })
})

test('a decision record has at most 60 lines', () => {
  const records = texts.filter(({ path }) => path.startsWith('docs/decisions/')).map(({ path }) => path)
  expect(records.filter(path => read(path).trimEnd().split('\n').length > 60)).toEqual([])
})

test('a link in a document leads to an existing file', () => {
  const links = texts
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|\/)([^)#\s]+)/g)].map(([, target = '']) => ({ path, target })),
    )
  expect(links.filter(({ path, target }) => !existsSync(new URL(target, new URL(path, root))))).toEqual([])
  expect(links.length).toBeGreaterThan(100)
})

/** Every path, from the root; those of a workspace also without `src`, as comments name them (`domain/limits.ts`). */
const paths = globSync(
  ['{apps,packages,tools,e2e,test,docs,scripts,deploy}/**/*', '*.*', '.*', '.ci/*', '.github/**/*'],
  { cwd, exclude: ['**/node_modules'] },
).flatMap(path => [`/${path}`, `/${path.replace('/src/', '/')}`])
const isThere = (name: string) =>
  paths.some(path => path.endsWith(`/${name.replace('@tablemate/', '').replace(/^[./]+|\/$/g, '')}`))

test('every file that a document names exists', () => {
  const named = texts
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].map(([, name = '']) => ({ path, name })),
    )
    .filter(
      ({ path, name }) =>
        /\.(tsx?|mjs|sql|css|md|cfg|ya?ml)$|^(apps|packages|tools|e2e|test|deploy|scripts)\//.test(name) ||
        (path.startsWith('docs/architecture') && name.includes('/') && !name.startsWith('node_modules/')),
    )
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
  expect(named.length).toBeGreaterThan(400)
})

test('every file that a comment names exists', () => {
  const scripts = globSync(['*.{ts,yaml}', 'Dockerfile', 'deploy/*', '.{ci,github}/**/*', '.*.js'], { cwd })
  const files = [...code, ...scripts].filter(path => statSync(new URL(path, root)).isFile())
  const comments = files.flatMap(path =>
    [...read(path).matchAll(/(?:^\s*\*|(?:^|\s)(?:\/\/|\/\*\*?|--|#)) (.+)$/gm)].map(([, comment = '']) => ({
      path,
      comment,
    })),
  )
  const named = comments.flatMap(({ path, comment }) =>
    [
      ...comment.matchAll(
        /(?<![\w/.*{}<>…@-])(?:\.{0,2}\/)?(?:[\w@-][\w.@-]*\/)*\w[\w.-]*\.(?:tsx?|mjs|sql|css|md|cfg|ya?ml|sh)\b(?![/\w-])/g,
      ),
    ].map(([name]) => ({ path, name })),
  )
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
  expect(named.length).toBeGreaterThan(200)
})

test('every file that scripts, settings, containers and CI name exists', () => {
  const settings = globSync(
    [
      '{package,tsconfig*,tools/mutants/parts}.json',
      '{.,tools/mutants}/*.{ts,mjs,yaml}',
      'Dockerfile',
      '{.ci,.vscode,deploy,.github/workflows}/*',
    ],
    { cwd },
  )
  const named = settings.flatMap(path =>
    [
      ...read(path)
        .replaceAll(/\$\{workspaceFolder\}\/|\/opt\/tablemate\//g, '')
        .matchAll(
          /(?<![\w@:/.*}-])(?!node_modules|dist)\.?\w[\w-]*\/[\w.*{},/-]*\.(?:cfg|json|mjs|service|tsx?|yaml)\b/g,
        ),
    ].map(([name]) => ({ path, name })),
  )
  expect(named.filter(({ name }) => globSync(name, { cwd }).length === 0)).toEqual([])
  expect(named.length).toBeGreaterThan(50)
})

test('every file that code names by its place beside itself exists', () => {
  const named = code.flatMap(path =>
    [...read(path).matchAll(/new URL\(\s*(['`])([^'`$]*)\1,\s*import\.meta\.url/g)].map(
      ([, , name = '']) => ({
        path,
        name,
      }),
    ),
  )
  const isMade = (name: string) => /\/(data|dist|\.cache)(\/|$)/.test(name)
  const missing = named.filter(
    ({ path, name }) => !isMade(name) && !existsSync(new URL(name, new URL(path, root))),
  )
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(50)
})

test('every production dependency has its version and its reason in docs/decisions/0001-parts.md', () => {
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as {
    dependencies: Record<string, string>
  }
  const rows = read('docs/decisions/0001-parts.md')
    .split('\n')
    .filter(line => line.startsWith('| `'))
  const missing = Object.entries(dependencies).filter(
    ([name, version]) =>
      !name.startsWith('@tablemate/') &&
      !rows.some(row => row.includes(`\`${name}\``) && row.includes(version)),
  )
  expect(missing).toEqual([])
})
