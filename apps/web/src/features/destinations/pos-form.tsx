// The form with the settings of the point of sale and the webhook, beside a description of the chosen provider.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import { needsKey } from '@tablemate/domain/pos/pos-ability.ts'
import { fallbackPosProviders, posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PortalColumns, PortalSection } from '../portal/portal-layout.tsx'
import { AboutProvider } from './about-provider.tsx'
import { ApiKeyField } from './api-key-field.tsx'
import { posRules } from './pos-rules.ts'
import { providerText } from './provider-text.ts'
import { SquareFields } from './square-fields.tsx'
import { StatusCard } from './status-card.tsx'
import { usePosForm } from './use-pos-form.ts'
import { WebhookSection } from './webhook-section.tsx'

const words = texts.pos

interface Props {
  readonly restaurantId: number
  readonly settings: PosSettings
}

export function PosForm({ restaurantId, settings }: Props) {
  const { form, submit, isSaving, provider, storedKey, question } = usePosForm(restaurantId, settings)
  const { register, formState } = form
  const { errors } = formState
  const { orderProviders } = settings
  const chosen = provider ? providerText(provider, orderProviders) : words
  const takesOrders = provider !== '' && orderProviders.includes(provider)
  const isLocationMissing = takesOrders && form.watch('posLocationId').trim() === ''
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <PortalColumns
        main={
          <>
            <StatusCard restaurantId={restaurantId} settings={settings} isDirty={formState.isDirty} />
            <PortalSection title={words.form}>
              <div className="flex flex-col gap-5">
                <Switch
                  label={words.enabled.label}
                  hint={words.enabled.hint}
                  {...register('posEnabled', { deps: 'posProvider' })}
                />
                <Select
                  label={words.provider.label}
                  placeholder={words.provider.none}
                  options={optionsOf(settings)}
                  error={errors.posProvider?.message}
                  {...register('posProvider', { validate: posRules.posProvider })}
                />
                {provider === '' || needsKey(provider, orderProviders) ? (
                  <ApiKeyField
                    form={form}
                    text={chosen.key}
                    storedKey={storedKey}
                    storedProvider={settings.posProvider}
                  />
                ) : (
                  storedKey !== 'none' && <p className="text-muted">{words.removed}</p>
                )}
                <TextField
                  label={chosen.location.label}
                  isOptional={!takesOrders}
                  hint={
                    isLocationMissing
                      ? `${words.locationMissing({ what: chosen.location.label })} ${chosen.location.hint}`
                      : chosen.location.hint
                  }
                  error={errors.posLocationId?.message}
                  autoCapitalize="none"
                  spellCheck={false}
                  {...register('posLocationId', { validate: posRules.posLocationId })}
                />
                {provider === 'square' && <SquareFields form={form} settings={settings} />}
              </div>
            </PortalSection>
            <WebhookSection restaurantId={restaurantId} form={form} settings={settings} />
            <div className="flex gap-3 lg:justify-end">
              <NavButton tone="secondary" className="flex-1 lg:flex-none" to={paths.restaurantDashboard()}>
                {words.cancel}
              </NavButton>
              <Button type="submit" isBusy={isSaving} className="flex-1 lg:flex-none">
                {isSaving ? words.saving : words.save}
              </Button>
            </div>
          </>
        }
        side={<AboutProvider provider={provider} orderProviders={orderProviders} />}
      />
      {question}
    </form>
  )
}

function optionsOf({ supportedProviders, posProvider }: PosSettings) {
  const offered = supportedProviders.length > 0 ? supportedProviders : fallbackPosProviders
  const all = posProvider ? [...new Set([...offered, posProvider])] : offered
  return all.map(value => ({ value, label: posProviderFacts[value].name }))
}
