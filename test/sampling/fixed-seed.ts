// A setup file of the gate: its random tests try the same cases in every run, so that a change fails only by its own
// faults. The nightly tier (longRun) tries new cases every night.

import fc from 'fast-check'

fc.configureGlobal({ seed: 1 })
