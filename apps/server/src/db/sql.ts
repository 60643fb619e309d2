// SQL as tagged templates: every value becomes a parameter, and a fragment becomes a part of the statement.

import {
  type ClientBase,
  escapeIdentifier,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from 'pg'
import fragment, { type Sql as Fragment, join, raw } from 'sql-template-tag'
import { throwWithCode } from './failures.ts'

export { type Fragment, fragment, join, raw }

type Scalar = string | number | boolean | null | Date | Buffer
export type Value = Scalar | readonly Scalar[] | Fragment

type Row = Record<string, unknown>

/** Runs statements: each by itself on any connection of a pool, or all within one transaction. */
export interface Statements {
  /**
   * Runs a statement and resolves to its rows. It is a prepared statement, which PostgreSQL parses once per connection. Rejects
   * with PostgreSQL's error, or with `ConnectionLost`.
   */
  <R extends readonly QueryResultRow[] = Row[]>(
    text: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<R>
  /** As the tag, but resolves to the number of rows that the statement wrote. */
  count(text: TemplateStringsArray, ...values: readonly Value[]): Promise<number>
  /** As the tag, for a text with parameters $1, $2, … that is composed in advance. */
  prepared<R extends QueryResultRow = Row>(text: string, values: readonly Value[]): Promise<QueryResult<R>>
  /** Runs one or several statements without parameters, unprepared. */
  script(text: string): Promise<QueryResult>
}

type Run = <R extends QueryResultRow>(
  work: (client: ClientBase) => Promise<QueryResult<R>>,
) => Promise<QueryResult<R>>

/** `run` calls the work with a connected client. */
export function statementsOn(run: Run): Statements {
  const query = <R extends QueryResultRow>(config: QueryConfig) =>
    run(client => client.query<R>(config).catch(throwWithCode))
  const prepared = <R extends QueryResultRow>(text: string, values: readonly Value[]) =>
    query<R>({ name: nameOf(text), text, values: [...values] })
  const execute = (...template: Parameters<typeof fragment>) => {
    const { text, values } = fragment(...template)
    const [, ...parts] = template
    return parts.some(isVaried)
      ? query({ text, values: values as Value[] })
      : prepared(text, values as Value[])
  }
  const tag = async <R>(...template: Parameters<typeof fragment>) => (await execute(...template)).rows as R
  return Object.assign(tag, {
    prepared,
    count: async (...template: Parameters<typeof fragment>) => (await execute(...template)).rowCount ?? 0,
    script: (text: string) => query({ text }),
  })
}

/**
 * A query whose rows are one JSON object each; run it with `jsonRows`. `pg` describes and converts each column anew at every
 * execution: 27 columns of a table with 8 diners and 40 orders cost a node 12 % more.
 */
export function rowsAsJson(query: string): string {
  return `select row_to_json(found) as row from (${query}) as found`
}

/** Runs a query that `rowsAsJson` made. Dates are texts with PostgreSQL's offset. */
export async function jsonRows<R>(sql: Statements, text: string, values: readonly Value[]): Promise<R[]> {
  const { rows } = await sql.prepared<{ row: R }>(text, values)
  return rows.map(({ row }) => row)
}

/** The SQL expression of each field of a row. */
export type Columns<Row> = { readonly [Field in keyof Row]-?: string }

/** `id, member_id as "memberId", …`: the fields of a row, for a `select`. */
export function columnList(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(', ')
}

/** A subquery: the rows as a JSON array of objects, null if there are none. `from` is what follows the columns. */
export function jsonList<Row>(columns: Columns<Row>, from: string): string {
  return `(select json_agg(listed) from (select ${columnList(columns)} from ${from}) as listed)`
}

const names = new Map<string, string>()

/** The name of a prepared statement, the same on every connection. The code has some hundred texts, many of them per partition. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `s${names.size + 1}`
    names.set(text, name)
  }
  return name
}

/** The quoted name of a table, a column or another object. */
export function identifier(name: string): Fragment {
  return raw(escapeIdentifier(name))
}

/** Fragments whose text depends on a request. PostgreSQL would keep a prepared statement for each of thousands of texts. */
const varied = new WeakSet<object>()
const isVaried = (value: unknown) => typeof value === 'object' && value !== null && varied.has(value)

/** The assignments of an `update` for the given columns, at least one: `name = $1, price = $2`. */
export function assignments(
  columns: Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>,
): Fragment {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  const list = given.map(([column, value]) => fragment`${identifier(column)} = ${value}`)
  const all = join(list, ', ')
  varied.add(all)
  return all
}

/** The column of a field, by its name: `birthday`, `favouriteColour` → favourite_colour. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/**
 * The relation of a partition: `${inPartition('orders', 5)}` is orders_5. Then PostgreSQL need not choose among 27 at every
 * execution (measured: twice the order inserts a second).
 */
export function inPartition(relation: string, partition: number): Fragment {
  return identifier(`${relation}_${partition}`)
}
