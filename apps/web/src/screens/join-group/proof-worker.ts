// A worker that solves a challenge, so that the page stays responsive.

import { sha256 } from '@noble/hashes/sha2.js'
import { type Challenge, solve } from '@tablemate/domain/proof-of-work.ts'

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(solve(data, sha256))
}
