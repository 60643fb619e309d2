// The form of card payments. Key and secret start empty, because the server never returns them.

import type { CardSettings } from '@tablemate/contract/card-payments.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmedAt } from '../destinations/confirmed-at.tsx'
import { ConnectionTest } from '../destinations/connection-test.tsx'
import { useConnectionTest } from '../destinations/use-connection-test.ts'
import { CopyField } from '../portal/copy-field.tsx'
import { showFailure } from '../portal/show-failure.ts'
import { onOrOff, useSaveChanges } from '../portal/use-save-changes.tsx'
import { saveCardSettings } from './use-card-settings.ts'

const words = texts.cards

interface Values {
  readonly isEnabled: boolean
  readonly demoPayments: boolean
  readonly key: string
  readonly secret: string
  readonly removeKey: boolean
}

const switchesOf = ({ isEnabled, demoPayments }: CardSettings) => ({ isEnabled, demoPayments })

const valuesOf = (settings: CardSettings): Values => ({
  ...switchesOf(settings),
  key: '',
  secret: '',
  removeKey: false,
})

const ruleOf = (pattern: RegExp, wrong: string) => (typed: string) =>
  typed.trim() === '' || pattern.test(typed.trim()) || wrong
const rules = {
  key: ruleOf(/^rk_(live|test)_\w+$/, words.key.wrong),
  secret: ruleOf(/^whsec_\w+$/, words.secret.wrong),
}

interface Props {
  readonly restaurantId: number
  readonly settings: CardSettings
}

export function CardForm({ restaurantId, settings }: Props) {
  const form = useForm<Values>({ defaultValues: valuesOf(settings) })
  const { register, formState, setValue } = form
  /** As the form showed them. */
  const [shown, setShown] = useState(() => switchesOf(settings))
  const { save, question } = useSaveChanges(shown, {
    isEnabled: { label: words.enabled.label, show: onOrOff },
    demoPayments: { label: words.demo.label, show: onOrOff },
  })
  const [isSaving, setSaving] = useState(false)
  const test = useConnectionTest(restaurantId, 'cards')
  const removeKey = form.watch('removeKey')
  const submit = form.handleSubmit(async ({ key, secret, demoPayments, ...values }) => {
    if (isSaving) return
    setSaving(true)
    try {
      // What is typed replaces what is stored, so that is not removed as well.
      const isRemoved = values.removeKey && !key.trim() && !secret.trim()
      const isEnabled = values.isEnabled && !isRemoved
      // A key, once stored, switches the demo off permanently.
      const hasKey = settings.takesRealMoney || key.trim() !== ''
      const switches = { isEnabled, demoPayments: hasKey ? shown.demoPayments : demoPayments }
      const saved = await save(switches, body =>
        saveCardSettings(restaurantId, { ...body, key, secret, removeKey: isRemoved }),
      )
      form.reset(valuesOf(saved))
      setShown(switchesOf(saved))
      const { title, hint } = words.saved
      toast({ title, description: hint, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setSaving(false)
  })
  const isStored = settings.mode !== null
  const noteOn = (has: boolean, hint: string) =>
    has ? (removeKey ? words.removed : words.keep) : `${texts.pos.encrypted} ${hint}`
  return (
    <form noValidate onSubmit={submit} autoComplete="off" className="flex flex-col gap-5">
      <Status settings={settings} />
      <Switch label={words.enabled.label} hint={words.enabled.hint} {...register('isEnabled')} />
      <PasswordField
        label={words.key.label}
        hint={noteOn(isStored, words.key.hint)}
        error={formState.errors.key?.message}
        showLabel={words.key.show}
        hideLabel={words.key.hide}
        {...notForManagers}
        {...register('key', { validate: rules.key })}
      />
      <PasswordField
        label={words.secret.label}
        hint={noteOn(settings.hasSecret, words.secret.hint)}
        error={formState.errors.secret?.message}
        showLabel={words.secret.show}
        hideLabel={words.secret.hide}
        {...notForManagers}
        {...register('secret', { validate: rules.secret })}
      />
      {(isStored || settings.hasSecret) && (
        <Button
          tone="quiet"
          size="small"
          className="-ms-4 self-start"
          onClick={() => setValue('removeKey', !removeKey, { shouldDirty: true })}
        >
          {removeKey ? words.undoRemove : words.remove}
        </Button>
      )}
      {!settings.takesRealMoney && (
        <Switch label={words.demo.label} hint={words.demo.hint} {...register('demoPayments')} />
      )}
      <CopyField label={words.url} value={settings.eventsUrl} hint={words.urlHint} />
      {isStored && (
        <ConnectionTest
          {...test}
          label={words.test}
          sentenceOf={result => words.tests[result]}
          isDirty={formState.isDirty}
        />
      )}
      <Button type="submit" isBusy={isSaving} className="lg:self-end">
        {isSaving ? words.saving : words.save}
      </Button>
      {question}
    </form>
  )
}

/** Without these, a password manager fills in the owner's own password. */
const notForManagers = { autoComplete: 'off', 'data-1p-ignore': true, 'data-lpignore': 'true' } as const

function Status({ settings: { state, mode, confirmedAt } }: Pick<Props, 'settings'>) {
  return (
    <div className="text-pretty">
      <p className={state === 'unauthorized' ? 'font-semibold text-danger' : ''}>
        {words.state[state]} {state === 'connected' && <ConfirmedAt instant={confirmedAt} />}
      </p>
      {mode === 'test' && <p className="text-muted">{words.state.test}</p>}
    </div>
  )
}
