// Validates the form by the server's own rules, except that only the server resolves a webhook's host name.

import * as limits from '@tablemate/domain/limits.ts'
import { isPlainLine, lengthOf } from '@tablemate/domain/plain-text.ts'
import { faultOfAddress } from '@tablemate/domain/restaurants/public-address.ts'
import { texts } from '../../lib/text/texts.ts'
import { lineRule } from '../../ui/line-rule.ts'
import type { Values } from './use-pos-form.ts'

/** For react-hook-form's `validate`. */
export const posRules = {
  /** A webhook can be enabled without a provider. */
  posProvider: (chosen: string, { posEnabled, posApiKey, posWebhookUrl }: Values) =>
    chosen !== '' ||
    !((posEnabled && posWebhookUrl.trim() === '') || posApiKey.trim()) ||
    texts.pos.provider.required,
  posApiKey(typed: string) {
    const key = typed.trim()
    if (!isPlainLine(key)) return texts.fieldText['forbidden-characters']
    return lengthOf(key) <= limits.posApiKey || texts.fieldText['too-long']
  },
  posLocationId: lineRule({ max: limits.posLocation }),
  posWebhookUrl(typed: string) {
    if (typed.trim() === '') return true
    const fault = faultOfAddress(parse(typed))
    return fault ? texts.fieldText[fault] : lineRule({ max: limits.webhookAddress })(typed)
  },
}

function parse(address: string): URL | null {
  try {
    return new URL(address.trim())
  } catch {
    return null
  }
}
