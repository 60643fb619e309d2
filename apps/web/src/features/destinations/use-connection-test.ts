// Tests the saved connection to the point of sale, to the webhook or to Stripe.

import { testCardSettings } from '@tablemate/contract/card-payments.ts'
import { type TestResult, testPosSettings, testWebhook } from '@tablemate/contract/pos.ts'
import { useState } from 'react'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { duration } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { refetchCardSettings } from '../card-settings/use-card-settings.ts'
import { portalCall } from '../portal/portal-call.ts'
import { refetchPosSettings } from './use-pos-settings.ts'

const words = texts.pos.test
const endpoints = { pos: testPosSettings, webhook: testWebhook, cards: testCardSettings }

export interface ConnectionTestState {
  /** null before the first test. */
  readonly result: TestResult | null
  readonly isTesting: boolean
  readonly run: () => void
}

export function useConnectionTest(restaurantId: number, of: keyof typeof endpoints): ConnectionTestState {
  const [result, setResult] = useState<TestResult | null>(null)
  const [isTesting, setTesting] = useState(false)
  const run = async () => {
    setTesting(true)
    setResult(null)
    try {
      setResult(await portalCall(endpoints[of], { params: { restaurantId } }))
      // The test may have confirmed the destination, or switched it on or off.
      if (of === 'cards') refetchCardSettings(restaurantId)
      else refetchPosSettings(restaurantId)
    } catch (error) {
      toast({ title: words.failed.title, description: sentenceOf(error), tone: 'bad' })
    }
    setTesting(false)
  }
  return { result, isTesting, run: () => void run() }
}

/** Includes the waiting time if the server named one. */
function sentenceOf(error: unknown): string {
  if (error instanceof CallProblem && error.problem === 'too-many-requests' && error.retryAfter)
    return texts.portal.tooManyTries({ wait: duration(error.retryAfter) })
  return sentenceFor(problemOf(error), words.failed.hint)
}
