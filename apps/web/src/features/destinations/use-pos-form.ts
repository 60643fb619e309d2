// State and submission of the point-of-sale form. The key starts empty, because the server never returns it.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import { type PosProvider, posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { showFailure } from '../portal/show-failure.ts'
import { onOrOff, useSaveChanges } from '../portal/use-save-changes.tsx'
import { savePosSettings } from './use-pos-settings.ts'

const words = texts.pos

export interface Values {
  readonly posEnabled: boolean
  readonly posProvider: PosProvider | ''
  readonly posApiKey: string
  readonly posLocationId: string
  readonly posWebhookUrl: string
  readonly posSignatureKey: string
  readonly removeApiKey: boolean
}

export type PosForm = UseFormReturn<Values>

/** The state of the key that the server has stored, if the form is saved. */
export type StoredKey = 'none' | 'stays' | 'other-provider' | 'removed'

export function usePosForm(restaurantId: number, settings: PosSettings) {
  const form = useForm<Values>({ defaultValues: valuesOf(settings) })
  /** As the form showed them. */
  const [shown, setShown] = useState(() => baseOf(settings))
  const { save, question } = useSaveChanges<Settings>(shown, {
    posEnabled: { label: words.enabled.label, show: onOrOff },
    posProvider: {
      label: words.provider.label,
      show: provider => (provider ? posProviderFacts[provider].name : ''),
    },
    posLocationId: { label: words.location.label, show: id => id ?? '' },
    posWebhookUrl: { label: words.webhook.label, show: url => url ?? '' },
  })
  const [isSaving, setSaving] = useState(false)
  const [provider, removeApiKey] = form.watch(['posProvider', 'removeApiKey'])

  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const { settings, keys, hasKeys } = bodyOf(values)
      const saved = await save(
        settings,
        // Keys are for the chosen provider: if another one holds, they are not sent.
        body => savePosSettings(restaurantId, { ...body, ...('posProvider' in body && keys) }),
        hasKeys || settings.posLocationId !== (shown.posLocationId ?? '') ? ['posProvider'] : [],
      )
      form.reset(valuesOf(saved))
      setShown(baseOf(saved))
      const { title, hint } = words.saved
      toast({ title, description: hint, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setSaving(false)
  })

  const storedKey: StoredKey = !settings.hasApiKey
    ? 'none'
    : provider !== settings.posProvider
      ? 'other-provider'
      : removeApiKey
        ? 'removed'
        : 'stays'
  return { form, submit, isSaving, provider, storedKey, question }
}

type Settings = Pick<PosSettings, 'posEnabled' | 'posProvider' | 'posLocationId' | 'posWebhookUrl'>

function baseOf({ posEnabled, posProvider, posLocationId, posWebhookUrl }: PosSettings): Settings {
  return { posEnabled, posProvider, posLocationId, posWebhookUrl }
}

function valuesOf({ posEnabled, posProvider, posLocationId, posWebhookUrl }: PosSettings): Values {
  return {
    posEnabled,
    posProvider: posProvider ?? '',
    posApiKey: '',
    posLocationId: posLocationId ?? '',
    posWebhookUrl: posWebhookUrl ?? '',
    posSignatureKey: '',
    removeApiKey: false,
  }
}

/** A typed key replaces the stored one, so the stored one is not removed as well. Only Square has a signature key. */
function bodyOf({ posProvider, posApiKey, posSignatureKey, removeApiKey, ...values }: Values) {
  const keys = {
    posApiKey: posApiKey.trim(),
    posSignatureKey: posProvider === 'square' ? posSignatureKey.trim() : '',
    removeApiKey: removeApiKey && posApiKey.trim() === '',
  }
  return {
    settings: { ...values, posProvider: posProvider || null },
    keys,
    hasKeys: Object.values(keys).some(Boolean),
  }
}
