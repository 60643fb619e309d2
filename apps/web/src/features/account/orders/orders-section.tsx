// The settings of ordering: mode, pause, and after how many minutes an order is late.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { orderingModes } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { useId } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { lateRule, useOrdering } from './use-ordering.ts'

const words = texts.settings.orders

export function OrdersSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const { form, isSaving, isPaused, submit, pause, question } = useOrdering(restaurant)
  const { mode } = restaurant.ordering
  const id = useId()
  return (
    <PortalSection title={words.title}>
      <div className="flex flex-col gap-6">
        {mode !== 'off' && (
          <Switch
            label={words.pause}
            hint={words.pauseHint}
            checked={isPaused}
            onChange={event => void pause(event.target.checked)}
          />
        )}
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <fieldset>
            <legend className="pb-2 font-semibold">{words.mode}</legend>
            <div className="flex flex-col gap-2">
              {orderingModes.map(one => (
                <label
                  key={one}
                  className="relative flex gap-3 rounded-button border border-line bg-card p-4 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-tint"
                >
                  <input
                    type="radio"
                    value={one}
                    aria-labelledby={`${id}-${one}`}
                    aria-describedby={`${id}-${one}-hint`}
                    className="peer mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-card checked:border-6 checked:border-accent"
                    {...form.register('mode')}
                  />
                  <span className="min-w-0">
                    <span id={`${id}-${one}`} className="block font-semibold">
                      {words.modes[one].label}
                    </span>
                    <span id={`${id}-${one}-hint`} className="block text-pretty text-muted">
                      {words.modes[one].hint}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            label={words.late}
            hint={words.lateHint}
            error={form.formState.errors.lateAfter?.message}
            inputMode="numeric"
            maxLength={String(limits.lateAfter).length}
            required
            {...form.register('lateAfter', { validate: lateRule })}
          />
          <Switch label={words.offMenu} hint={words.offMenuHint} {...form.register('takesOffMenu')} />
          <Switch label={words.coursesWait} hint={words.coursesWaitHint} {...form.register('coursesWait')} />
          <Button type="submit" size="small" isBusy={isSaving} className="self-start">
            {isSaving ? words.saving : words.save}
          </Button>
          {question}
        </form>
      </div>
    </PortalSection>
  )
}
