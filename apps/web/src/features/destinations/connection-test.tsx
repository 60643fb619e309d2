// The button that tests a saved connection, with the result in words.

import type { TestResult } from '@tablemate/contract/pos.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { ConnectionTestState } from './use-connection-test.ts'

const words = texts.pos.test

interface Props extends ConnectionTestState {
  readonly label: string
  readonly sentenceOf: (result: TestResult['result']) => string
  /** Whether the form has unsaved values, which the test does not use. */
  readonly isDirty: boolean
}

export function ConnectionTest({ label, sentenceOf, isDirty, result, isTesting, run }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="secondary" size="small" isBusy={isTesting} disabled={isDirty} onClick={run}>
        {isTesting ? words.busy : label}
      </Button>
      <p role="status" className="min-w-0 flex-[1_1_14rem] empty:hidden">
        {isDirty ? (
          <span className="text-muted">{words.saveFirst}</span>
        ) : (
          result && <Result {...result} sentence={sentenceOf(result.result)} />
        )}
      </p>
    </div>
  )
}

function Result({ result, status, sentence }: TestResult & { sentence: string }) {
  const isOk = result === 'ok'
  const Icon = isOk ? CircleCheck : CircleAlert
  return (
    <span className={`flex items-start gap-1.5 ${isOk ? 'text-live' : 'text-danger'}`}>
      <Icon size={20} strokeWidth={1.9} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {sentence}
        {status !== null && !isOk && <span className="figures text-muted"> {words.status({ status })}</span>}
      </span>
    </span>
  )
}
