// A setup file of the nightly tier: on a busy machine a random test ends with fewer cases instead of reaching its limit.

import fc from 'fast-check'

fc.configureGlobal({ interruptAfterTimeLimit: 300_000 })
