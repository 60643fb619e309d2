// Finds the programs of the cluster, which are Debian's. The embedded PostgreSQL will not do: npm's has `postgres`, `initdb` and
// `pg_ctl`, and Patroni needs pg_basebackup, pg_rewind, pg_controldata and pg_isready of the same version as well.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Programs {
  readonly etcd: string
  readonly patroni: string
  readonly haproxy: string
  readonly pgbouncer: string
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string
}

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/local/sbin', '/usr/sbin']
const versions = '/usr/lib/postgresql'

/** Throws one error that names the Debian packages of all missing programs. */
export function findPrograms({ withPgBouncer = false } = {}): Programs {
  const missing: string[] = []
  const find = (name: string, debianPackage: string): string => {
    const path = folders.map(folder => join(folder, name)).find(existsSync)
    if (!path) missing.push(debianPackage)
    return path ?? name
  }
  const postgres = findPostgres()
  if (!postgres) missing.push('postgresql')
  const programs = {
    etcd: find('etcd', 'etcd-server'),
    patroni: find('patroni', 'patroni'),
    haproxy: find('haproxy', 'haproxy'),
    pgbouncer: withPgBouncer ? find('pgbouncer', 'pgbouncer') : '',
    postgres: postgres ?? '',
  }
  if (missing.length > 0)
    throw new Error(
      `These packages are missing: apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  return programs
}

/** The newest installed version. */
function findPostgres(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).filter(name => /^\d+$/.test(name)) : []
  const [newest] = found.map(Number).sort((a, b) => b - a)
  const folder = join(versions, String(newest), 'bin')
  return existsSync(join(folder, 'pg_basebackup')) ? folder : undefined
}
