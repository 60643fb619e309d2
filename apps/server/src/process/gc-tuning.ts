// Makes V8 collect garbage earlier, to use less memory.

import { setFlagsFromString } from 'node:v8'

/**
 * V8 collects the old generation when it has grown by so many percent of its live objects. By default V8 lets it double and
 * more: with 5,000 connected phones the process had 435 MiB after 40 s of 300 orders/s; with this setting, 344 MiB.
 */
const growthPercent = 30

/** Call it at startup. V8 reads the flag at every collection. */
export function collectGarbageEarly(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
}
