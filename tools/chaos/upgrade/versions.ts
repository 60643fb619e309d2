// Copies of this checkout that are the next two versions of the service. They rename a column of the groups as
// docs/operations.md prescribes: the first adds the new name and uses it, the second removes the old one.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const checkout = new URL('../../../', import.meta.url)
const [oldName, newName] = ['restaurant_name', 'restaurant_label']
/** The files with statements that use the column. */
const users = [
  'apps/server/src/features/groups/codes.ts',
  'apps/server/src/features/groups/queries.ts',
  'apps/server/src/group/load-group.ts',
]

/** Either version may write a group, so each name follows the other. */
const expand = `
alter table groups add ${newName} text;
create function follow_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.${newName} is distinct from old.${newName} then
    new.${oldName} := new.${newName};
  elsif tg_op = 'UPDATE' then
    new.${newName} := new.${oldName};
  else
    new.${newName} := coalesce(new.${newName}, new.${oldName});
    new.${oldName} := new.${newName};
  end if;
  return new;
end $$;
create trigger follow_name before insert or update of ${oldName}, ${newName} on groups
  for each row execute function follow_name();
update groups set ${newName} = ${oldName} where ${oldName} is not null;`

const contract = `
drop trigger follow_name on groups;
drop function follow_name();
alter table groups drop column ${oldName};`

export interface Versions {
  /** This version. */
  readonly present: URL
  /** Works with both columns, and uses the new one. */
  readonly expanded: URL
  /** Works without the old column, which it drops. */
  readonly contracted: URL
}

/** Makes the copies in the folder, with the packages and the built client of this checkout. */
export function copyVersions(folder: string): Versions {
  const expanded = copy(`${folder}/expanded/`, { '9001-restaurant-label.sql': expand })
  const contracted = copy(`${folder}/contracted/`, {
    '9001-restaurant-label.sql': expand,
    '9002-without-restaurant-name-after-9001.sql': contract,
  })
  return { present: checkout, expanded, contracted }
}

function copy(folder: string, migrations: Readonly<Record<string, string>>): URL {
  const version = pathToFileURL(folder)
  mkdirSync(version)
  for (const name of ['node_modules', 'dist'])
    symlinkSync(fileURLToPath(new URL(name, checkout)), new URL(name, version))
  for (const name of ['package.json', 'apps'])
    cpSync(new URL(name, checkout), new URL(name, version), { recursive: true })
  for (const [name, sql] of Object.entries(migrations))
    writeFileSync(new URL(`apps/server/src/db/migrations/${name}`, version), sql)
  for (const name of users) {
    const file = new URL(name, version)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(oldName)) throw new Error(`${name} does not use ${oldName}`)
    writeFileSync(file, text.replaceAll(oldName, newName))
  }
  return version
}
