// `npm run sbom` writes dist/sbom.json: the packages that run in production or reach a phone, as CycloneDX. `npm sbom` itself
// reads the lock file, offline. Its `--omit=dev` is of no use: npm 11.19 then also leaves out what a development package
// requires too, such as zod and pg-protocol.

import { deepStrictEqual, ok, strictEqual } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { noticesFile } from '../apps/web/build/third-party-notices.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
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

const bom = shippedPart(bomOfLockFile(), shippedRefs())
check(bom)
writeFileSync(new URL(`../${written}`, import.meta.url), JSON.stringify(bom, null, 2))
console.log(`${written}: CycloneDX ${bom.specVersion}, ${bom.components.length} packages`)

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

/** The titles of the notices, which the build writes for just these packages. */
function shippedRefs(): ReadonlySet<string> {
  const titles = read(`dist/client/${noticesFile}`).matchAll(/^-{80}\n\n(\S+) (\S+) \(/gm)
  return new Set([...titles].map(([, name, version]) => `${name}@${version}`))
}

function shippedPart({ metadata, components, dependencies, ...bom }: Bom, shipped: ReadonlySet<string>): Bom {
  const { component } = metadata
  return {
    ...bom,
    // npm calls the project by the name of its folder.
    metadata: { ...metadata, component: { ...component, name: 'tablemate' } },
    components: components
      .filter(one => shipped.has(one['bom-ref']))
      // npm marks what the client contains as development, because the build alone needs the package.
      .map(one => ({ ...one, properties: one.properties.filter(({ name }) => !/:development$/.test(name)) })),
    dependencies: dependencies
      .filter(({ ref }) => ref === component['bom-ref'] || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => shipped.has(one)) })),
  }
}

/** Fails unless the document names every production package of the lock file and those of the client, with their digests. */
function check({ specVersion, components }: Bom): void {
  strictEqual(specVersion, '1.5')
  const refs = components.map(one => one['bom-ref'])
  deepStrictEqual([...refs].sort(), [...shippedRefs()].sort())
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string; dev?: boolean; link?: boolean }>
  }
  // The other paths are those of workspaces.
  for (const [path, { version, dev, link }] of Object.entries(packages))
    if (path.includes('node_modules/') && !dev && !link)
      ok(refs.includes(`${path.replace(/.*node_modules\//, '')}@${version}`), path)
  for (const name of ['react', 'react-dom'])
    ok(
      components.some(one => one.name === name),
      name,
    )
  for (const { name, hashes } of components) strictEqual(hashes?.[0]?.alg, 'SHA-512', name)
}
