// The write-only API key: the server never returns it. Shows its label, the state of the stored key, and its removal.

import { type PosProvider, posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { posRules } from './pos-rules.ts'
import type { StoredKey, usePosForm } from './use-pos-form.ts'

const words = texts.pos

interface Props {
  readonly form: ReturnType<typeof usePosForm>['form']
  /** What the chosen provider calls its key. */
  readonly text: { readonly label: string; readonly hint: string }
  readonly storedKey: StoredKey
  /** The provider of the stored key. */
  readonly storedProvider: PosProvider | null
}

export function ApiKeyField({ form, text, storedKey, storedProvider }: Props) {
  const { register, setValue, formState } = form
  const isRemoved = storedKey === 'removed'
  return (
    <div>
      <PasswordField
        label={text.label}
        hint={
          <>
            {noteOn(storedKey, storedProvider)} {storedKey === 'stays' ? '' : text.hint}
          </>
        }
        error={formState.errors.posApiKey?.message}
        showLabel={words.show}
        hideLabel={words.hide}
        // Without these, a password manager fills in the owner's own password.
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        {...register('posApiKey', { validate: posRules.posApiKey, deps: 'posProvider' })}
      />
      {(storedKey === 'stays' || isRemoved) && (
        <Button
          tone="quiet"
          size="small"
          className="-ms-4 mt-0.5"
          onClick={() => setValue('removeApiKey', !isRemoved, { shouldDirty: true })}
        >
          {isRemoved ? words.undoRemove : words.remove}
        </Button>
      )}
    </div>
  )
}

function noteOn(storedKey: StoredKey, storedProvider: PosProvider | null): string {
  switch (storedKey) {
    case 'none':
      return words.encrypted
    case 'stays':
      return words.keep
    case 'removed':
      return words.removed
    case 'other-provider':
      return storedProvider
        ? words.anothers({ provider: posProviderFacts[storedProvider].name })
        : words.removed
  }
}
