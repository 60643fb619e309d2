// The beta gate: the product's name, a field for the code, a button. Built into the page (prerender.tsx).

import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import * as en from '../../text/en.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/column.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TableMark } from './table-mark.tsx'
import { useGate } from './use-gate.ts'

const words = en.gate

export function GateScreen({ onPass }: { onPass: () => void }) {
  const { state, field, submit, retype } = useGate(onPass)
  const [isShown, setShown] = useState(false)
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
          {/* method="dialog": sent before the script is there it leads nowhere, and no address holds the code. */}
          <form id={formId} method="dialog" noValidate onSubmit={submit}>
            <TextField
              ref={field}
              label={words.code}
              error={state.kind === 'refused' ? state.why : undefined}
              isErrorTold
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              required
              readOnly={isVerifying}
              onInput={retype}
              inputClassName="pr-13 text-input"
              end={<ShowSwitch isShown={isShown} onToggle={() => setShown(!isShown)} />}
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
      <h1 className="mt-6 text-display">{en.app.name}</h1>
      <p className="mt-2 rounded-full bg-tint px-2.5 py-1 font-semibold text-accent-text text-small leading-none">
        {en.app.version}
      </p>
      <h2 className="mt-7 text-title">{words.title}</h2>
      <p className="mt-2 max-w-72 text-pretty text-muted">{words.hint}</p>
    </div>
  )
}

function ShowSwitch({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={isShown ? words.hide : words.show}
      onClick={onToggle}
      className="grid size-11 place-items-center rounded-button text-muted transition-colors hover:text-ink"
    >
      <Icon size={20} strokeWidth={1.9} aria-hidden />
    </button>
  )
}
