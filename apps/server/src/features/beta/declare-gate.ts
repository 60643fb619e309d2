// Declares in the page whether there is a beta gate, so that the first paint shows the gate or the app.

import type { Config } from '../../config.ts'

/** The page is built with the gate on; without an access code this is changed here. */
export function declareGate(html: string, { betaAccessCode }: Pick<Config, 'betaAccessCode'>): string {
  return betaAccessCode ? html : html.replace(/(<html\b[^>]*\sdata-gate=)"on"/, '$1"off"')
}
