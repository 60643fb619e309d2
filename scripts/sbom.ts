// `npm run sbom` writes dist/sbom.json as CycloneDX: the workspaces that ship, the server's production packages and those that
// the client contains. `npm sbom` itself reads the lock file, offline. Its `--omit=dev` is of no use: npm 11.19 then also
// leaves out what a development package requires too, such as zod and pg-protocol.

import { deepStrictEqual, ok, strictEqual } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { noticesFile } from '../apps/web/build/third-party-notices.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly hashes?: readonly { readonly alg: string }[]
  readonly properties: readonly { readonly name: string }[]
}
interface Bom {
  readonly specVersion: string
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const written = 'dist/sbom.json'
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { name: string; version: string; dev?: boolean; link?: boolean }>
}
const ourRefs = Object.entries(packages).flatMap(([path, { name, version }]) =>
  /^(apps|packages)\/[^/]+$/.test(path) ? `${name}@${version}` : [],
)
const shippedRefs = new Set([...ourRefs, ...refsInNotices()])

const bom = shippedPart(bomOfLockFile())
check(bom)
writeFileSync(new URL(`../${written}`, import.meta.url), JSON.stringify(bom, null, 2))
console.log(`${written}: CycloneDX ${bom.specVersion}, ${bom.components.length - ourRefs.length} packages`)

function bomOfLockFile(): Bom {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--offline',
  ]
  return JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))
}

/** From the titles of the notices, which the build writes for just these packages. */
function refsInNotices(): string[] {
  const titles = read(`dist/client/${noticesFile}`).matchAll(/^-{80}\n\n(\S+) (\S+) \(/gm)
  return [...titles].map(([, name, version]) => `${name}@${version}`)
}

function shippedPart({ metadata, components, dependencies, ...bom }: Bom): Bom {
  const { component } = metadata
  return {
    ...bom,
    // npm calls the project by the name of its folder.
    metadata: { ...metadata, component: { ...component, name: 'tablemate' } },
    components: components
      .filter(one => shippedRefs.has(one['bom-ref']))
      // npm marks what the client contains as development, because the build alone needs the package.
      .map(one => ({ ...one, properties: one.properties.filter(({ name }) => !/:development$/.test(name)) })),
    dependencies: [
      // The root's own packages are tools.
      { ref: component['bom-ref'], dependsOn: ourRefs },
      ...dependencies
        .filter(({ ref }) => shippedRefs.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => shippedRefs.has(one)) })),
    ],
  }
}

/** Fails unless the document names every production package of the lock file and those of the client, with their digests. */
function check({ specVersion, components, dependencies }: Bom): void {
  strictEqual(specVersion, '1.5')
  const refs = components.map(one => one['bom-ref'])
  deepStrictEqual(refs.toSorted(), [...shippedRefs].sort())
  for (const [path, { version, dev, link }] of Object.entries(packages))
    if (path.includes('node_modules/') && !dev && !link)
      ok(refs.includes(`${path.replace(/.*node_modules\//, '')}@${version}`), path)
  for (const [ours, theirs] of [
    ['server', 'fastify'],
    ['web', 'react'],
    ['web', 'react-dom'],
  ] as const)
    ok(
      dependencies.some(
        ({ ref, dependsOn }) =>
          ref.startsWith(`@tablemate/${ours}@`) && dependsOn.some(one => one.startsWith(`${theirs}@`)),
      ),
      theirs,
    )
  for (const one of components)
    if (!ourRefs.includes(one['bom-ref'])) strictEqual(one.hashes?.[0]?.alg, 'SHA-512', one['bom-ref'])
}
