// Validation of names of time zones.

import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test.each([
  'UTC',
  'Europe/Rome',
  'America/Argentina/Buenos_Aires',
  'Asia/Calcutta',
  'Etc/GMT+5',
  'US/Pacific',
])('%s is a time zone', name => expect(isTimeZone(name)).toBe(true))

test.each(['', 'Rome', 'Europe/', '+05:30', '-08', 'Mars/Olympus', 'Europe/Rome ', "UTC'; --"])(
  '%j is no time zone',
  name => expect(isTimeZone(name)).toBe(false),
)
