// `npm run security-table` writes the last column of the threat tables in docs/security.md: links to the test files that
// name the threat in a line `// Threat: <id>`, or `// Threat: <id>, <id>`.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const document = 'docs/security.md'

/** The document as it is, as it should be, and what is wrong with the tags of tests, in words. */
export function securityTable() {
  const written = read(document)
  const tests = testsByThreat()
  const threats = new Set<string>()
  const expected = written.replaceAll(
    /^(\| `([a-z-]+)` [^|]+ \| .+ \|)[^|]*\|$/gm,
    (_, row: string, threat: string) => {
      threats.add(threat)
      const links = (tests.get(threat) ?? []).map(path => `[${nameOf(path)}](../${path})`)
      return `${row} ${links.join(' · ')} |`
    },
  )
  const faults = [
    ...[...threats].filter(threat => !tests.has(threat)).map(threat => `no test names the threat ${threat}`),
    ...[...tests].flatMap(([tag, [path]]) =>
      threats.has(tag) ? [] : [`${path} names ${tag}, which is no threat`],
    ),
  ]
  return { written, expected, faults }
}

/** The paths of the tests of each threat, sorted. */
function testsByThreat(): ReadonlyMap<string, string[]> {
  const tests = new Map<string, string[]>()
  const files = globSync('{apps,packages,tools,e2e,test}/**/*.test.{ts,tsx}', {
    cwd: fileURLToPath(root),
    exclude: ['**/node_modules'],
  })
  for (const path of files.sort()) {
    const tags = [...read(path).matchAll(/^\s*\/\/ Threat: (.+)$/gm)].flatMap(([, ids = '']) =>
      ids.split(', '),
    )
    for (const tag of new Set(tags)) tests.set(tag, [...(tests.get(tag) ?? []), path])
  }
  return tests
}

const nameOf = (path: string) => basename(path).replace(/(\.(component|e2e|nightly))?\.test\.tsx?$/, '')

if (import.meta.main) {
  const { expected, faults } = securityTable()
  writeFileSync(new URL(document, root), expected)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length && 1
}
