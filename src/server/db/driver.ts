// The driver postgres.js with fixes for lost connections. The bugs are reported (porsager/postgres, issues 1066, 1154, 1208)
// and open. Without the fixes:
// - a statement on a closed connection, if only a rollback, ends the whole process;
// - so does a loss of the connection while it reads the array types;
// - bytes queued before the loss are sent before the first statement of the next connection, which then fails;
// - PostgreSQL's last error on the old connection rejects the first query of the next one;
// - a transaction that awaited something else continues on the new connection, outside or inside another's transaction;
// - rows that PostgreSQL refuses at the end of a COPY are awaited forever;
// - after a statement that fails among its rows, the next result has holes.
// The fixes replace texts of the source as it is loaded. The installed files stay as they are.

import { registerHooks } from 'node:module'

/** By file: a text that occurs once in it, and its replacement. */
const fixes: Readonly<Record<string, readonly (readonly [is: string, should: string])[]>> = {
  '/postgres/src/connection.js': [
    [
      'function execute(q) {\n',
      "function execute(q) {\n    if (!socket) return queryError(q, Errors.connection('CONNECTION_CLOSED', options)), true\n",
    ],
    [
      'incomings = null\n    clearImmediate(nextWriteTimer)\n',
      'incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
    ],
    ['if (initial)\n      return reconnect()\n', 'if (initial)\n      return forget(), reconnect()\n'],
    ['closedTime = performance.now()\n', 'forget()\n    closedTime = performance.now()\n'],
    [
      'function terminate() {\n',
      'function forget() {\n    query = results = errorResponse = null\n    rows = 0\n  }\n\n  function terminate() {\n',
    ],
    [
      'query = results = errorResponse = null\n    result = new Result()\n',
      'forget()\n    result = new Result()\n',
    ],
    [
      'stream && (stream.destroy(err), stream = null)\n',
      'stream && (stream.destroy(err), stream = null)\n    final && (final(err), final = null)\n',
    ],
    ['return fetchArrayTypes()\n', 'return fetchArrayTypes().catch(() => {})\n'],
  ],
  '/postgres/src/index.js': [
    ['let savepoints = 0\n', 'let savepoints = 0\n      , lost = null\n'],
    ['connection.onclose = reject)', 'connection.onclose = error => reject(lost = error))'],
    [
      'q.catch(e => uncaughtError || (uncaughtError = e))\n',
      'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)\n',
    ],
  ],
}

registerHooks({
  load(url, context, load) {
    const loaded = load(url, context)
    const file = Object.keys(fixes).find(name => url.endsWith(name))
    return file ? { ...loaded, source: applyFixes(file, String(loaded.source)) } : loaded
  },
})

function applyFixes(file: string, source: string): string {
  return (fixes[file] ?? []).reduce((text, [is, should]) => {
    if (text.split(is).length !== 2)
      throw new Error(`${file} has changed: check whether it still needs this fix`)
    return text.replace(is, () => should)
  }, source)
}

const { default: postgres } = await import('postgres')

export default postgres
