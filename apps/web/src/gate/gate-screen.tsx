// The beta gate: the product's name, a field for the code, a button. Built into the page (prerender.tsx).

import { useId } from 'react'
import { texts } from '../text/texts.ts'
import { Button } from '../ui/button.tsx'
import { Column } from '../ui/column.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Screen } from '../ui/screen.tsx'
import { TableMark } from './table-mark.tsx'
import { useGate } from './use-gate.ts'

const words = texts.gate

export function GateScreen({ onPass }: { onPass: () => void }) {
  const { state, field, submit, retype } = useGate(onPass)
  const formId = useId()
  const isVerifying = state.kind === 'verifying'
  return (
    <Column>
      <Screen
        bottom={
          <Button type="submit" form={formId} isBusy={isVerifying}>
            {isVerifying ? words.submitting : words.submit}
          </Button>
        }
      >
        <div className="m-auto flex w-full flex-col py-10">
          <Title />
          {/* method="dialog": a submission before the script is loaded does nothing, and the code never appears in the address. */}
          <form id={formId} method="dialog" noValidate onSubmit={submit}>
            <PasswordField
              ref={field}
              label={words.code}
              showLabel={words.show}
              hideLabel={words.hide}
              error={state.kind === 'refused' ? state.why : undefined}
              isErrorLive
              enterKeyHint="go"
              autoCapitalize="characters"
              required
              readOnly={isVerifying}
              onInput={retype}
            />
          </form>
        </div>
      </Screen>
    </Column>
  )
}

function Title() {
  return (
    <div className="mb-9 flex flex-col items-center text-center">
      <TableMark />
      <h1 className="mt-6 text-display">{texts.app.name}</h1>
      <p className="mt-2 rounded-full bg-tint px-2.5 py-1 font-semibold text-accent-text text-small leading-none">
        {texts.app.version}
      </p>
      <h2 className="mt-7 text-title">{words.title}</h2>
      <p className="mt-2 max-w-72 text-pretty text-muted">{words.hint}</p>
    </div>
  )
}
