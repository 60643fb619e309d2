// How often the proxy between diners and nodes fails: usually, and during the fault 'bad network'.

import type { FaultRates } from '@tablemate/test/network/faulty-proxy.ts'

export const usualRates: FaultRates = {
  loseRequest: 0.03,
  loseReply: 0.03,
  repeat: 0.03,
  delay: 0.1,
  longestDelayMs: 300,
  breakStream: 0.3,
}

export const badRates: FaultRates = {
  loseRequest: 0.2,
  loseReply: 0.25,
  repeat: 0.25,
  delay: 0.5,
  longestDelayMs: 800,
  breakStream: 0.5,
}
