// Pairs this tablet by the owner's code and a name for the owner's list.

import * as limits from '@tablemate/domain/limits.ts'
import { type FormEvent, useId, useState } from 'react'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ScreenHeader } from '../../../ui/screen.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Card } from '../../portal/card.tsx'

const words = texts.board.pairing

interface Props {
  /** Whether the pairing has just ended. */
  readonly hasEnded: boolean
  /** Throws `CallProblem`. */
  readonly onPair: (body: { code: string; name?: string }) => Promise<void>
}

export function PairingForm({ hasEnded, onPair }: Props) {
  const formId = useId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    // The server normalises the code too. Sharing its function would add code to the diners' bundle.
    const code = String(values.get('code')).replace(/[\s-]/g, '')
    const name = String(values.get('name')).trim()
    setProblem(code.length === limits.screenCode ? undefined : words.incomplete)
    if (code.length !== limits.screenCode) return
    setBusy(true)
    try {
      await onPair({ code, ...(name && { name }) })
    } catch (error) {
      setProblem(sentenceFor(problemOf(error), words.failed))
      setBusy(false)
    }
  }
  return (
    <Card
      header={<ScreenHeader title={words.title} />}
      bottom={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {words.submit}
        </Button>
      }
    >
      <p role="status" className="pb-4 font-semibold empty:hidden">
        {hasEnded ? words.ended : null}
      </p>
      <p className="pb-6 text-muted">{words.hint}</p>
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label={words.code}
          name="code"
          error={problem}
          isErrorLive
          required
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          // In Turkish the capital of i is İ.
          lang="en"
          inputClassName="py-3 text-center font-[600] font-serif text-[min(2.25rem,9vw)] leading-tight tracking-[0.18em] uppercase"
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="name"
          maxLength={limits.screenName}
          isOptional
        />
      </form>
    </Card>
  )
}
