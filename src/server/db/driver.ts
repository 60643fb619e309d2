// The driver, postgres.js, with what becomes of what breaks off in the middle. Its author has been
// told of most of it (porsager/postgres, issues 1066, 1154, 1208) and has not answered yet. What is sent on such a
// connection, if only to roll back, ends the whole process, and so does its loss while it asks for the types of arrays;
// what was about to be sent stays before whatever is sent first on the next, so that it never comes about; what PostgreSQL
// said as it ended the connection is told to whoever is the first on the next; a transaction that waited for something
// else meanwhile goes on where the connection has come back for somebody else: in no transaction, or in theirs, which it
// ends. Rows that PostgreSQL refuses at the end of a COPY are waited for without end, and after a statement that fails among
// its rows the next result has holes. All of it is mended as the driver is loaded, without touching its files.

import { registerHooks } from 'node:module'

/** By file, in place of each text of the driver, which stands there once, what should. */
const mended: Readonly<Record<string, readonly (readonly [is: string, should: string])[]>> = {
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
    const file = Object.keys(mended).find(name => url.endsWith(name))
    return file ? { ...loaded, source: mend(file, String(loaded.source)) } : loaded
  },
})

function mend(file: string, source: string): string {
  return (mended[file] ?? []).reduce((text, [is, should]) => {
    if (text.split(is).length !== 2)
      throw new Error(`${file} is not as it was: look whether it is to be mended still`)
    return text.replace(is, () => should)
  }, source)
}

const { default: postgres } = await import('postgres')

export default postgres
