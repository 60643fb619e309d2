// The fields for Square's own events: the URL to enter at Square, and the key that verifies them.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import { texts } from '../../lib/text/texts.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CopyField } from '../portal/copy-field.tsx'
import { posRules } from './pos-rules.ts'
import type { PosForm } from './use-pos-form.ts'

const words = texts.pos.square

interface Props {
  readonly form: PosForm
  readonly settings: PosSettings
}

export function SquareFields({ form, settings: { posProvider, hasSignatureKey, eventsUrl } }: Props) {
  const isStored = hasSignatureKey && posProvider === 'square'
  return (
    <>
      <CopyField label={words.url} value={eventsUrl} hint={words.urlHint} />
      <PasswordField
        label={words.signature.label}
        isOptional
        hint={isStored ? words.signature.keep : `${texts.pos.encrypted} ${words.signature.hint}`}
        error={form.formState.errors.posSignatureKey?.message}
        showLabel={words.signature.show}
        hideLabel={words.signature.hide}
        // Without these, a password manager fills in the owner's own password.
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        {...form.register('posSignatureKey', { validate: posRules.posApiKey })}
      />
    </>
  )
}
