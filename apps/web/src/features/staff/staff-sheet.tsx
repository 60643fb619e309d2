// The sheet of one person of the staff: name, role, PIN, whether blocked, and the question before a removal.

import type { StaffMember } from '@tablemate/contract/staff.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { type StaffRole, staffRoles } from '@tablemate/domain/staff/roles.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '../../lib/api/call-problem.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { lineRule } from '../../ui/line-rule.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { showFailure } from '../portal/show-failure.ts'
import { staffChanges } from './use-staff.ts'

const words = texts.staff.sheet

interface Props {
  readonly restaurantId: number
  /** null: a new one. */
  readonly person: StaffMember | null
  readonly onClose: () => void
}

export function StaffSheet({ restaurantId, person, onClose }: Props) {
  const [isRemoving, setRemoving] = useState(false)
  const name = isolate(person?.name ?? '')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isRemoving ? texts.staff.removal.question({ name }) : person ? name : words.new}
    >
      {person && isRemoving ? (
        <Removal {...{ restaurantId, person, onClose }} onKeep={() => setRemoving(false)} />
      ) : (
        <StaffForm {...{ restaurantId, person, onClose }} onRemove={() => setRemoving(true)} />
      )}
    </Sheet>
  )
}

function StaffForm({ restaurantId, person, onClose, onRemove }: Props & { readonly onRemove: () => void }) {
  const { form, isSaving, submit } = useStaffForm(restaurantId, person, onClose)
  const { register, watch, formState } = form
  const { errors } = formState
  const needsPin = person === null
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
      <TextField
        label={words.name}
        error={errors.name?.message}
        required
        {...register('name', { validate: lineRule({ max: limits.staffName, required: words.nameMissing }) })}
      />
      <Select
        label={words.role}
        hint={texts.staff.rights[watch('role')]}
        options={staffRoles.map(value => ({ value, label: texts.staff.roles[value] }))}
        error={errors.role?.message}
        {...register('role')}
      />
      <PasswordField
        label={needsPin ? words.pin : words.newPin}
        hint={needsPin ? words.pinHint : `${words.pinKept} ${words.pinHint}`}
        error={errors.pin?.message}
        showLabel={texts.portal.password.show}
        hideLabel={texts.portal.password.hide}
        inputMode="numeric"
        // A password manager must neither fill in the owner's own password nor keep the PIN as that.
        autoComplete="one-time-code"
        data-1p-ignore
        data-lpignore="true"
        required={needsPin}
        {...register('pin', { validate: typed => isPin(typed, needsPin) || words.pinWrong })}
      />
      {person && <Switch label={words.blocked} hint={words.blockedHint} {...register('isBlocked')} />}
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
      {person && (
        <Button tone="danger" size="small" onClick={onRemove}>
          {texts.staff.removal.ask}
        </Button>
      )}
    </form>
  )
}

function isPin(typed: string, isRequired: boolean): boolean {
  if (typed === '') return !isRequired
  return /^\d+$/.test(typed) && typed.length >= limits.pinShortest && typed.length <= limits.pin
}

interface StaffValues {
  readonly name: string
  readonly role: StaffRole
  readonly pin: string
  readonly isBlocked: boolean
}

function useStaffForm(restaurantId: number, person: StaffMember | null, onClose: () => void) {
  const { name, role, isBlocked } = person ?? { name: '', role: 'waiter', isBlocked: false }
  const form = useForm<StaffValues>({ defaultValues: { name, role, isBlocked, pin: '' } })
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      if (person) await staffChanges.change(restaurantId, person.id, changesOf(values, person))
      else {
        const { isBlocked: _, ...body } = values
        await staffChanges.add(restaurantId, body)
      }
      toast({ title: words.saved, tone: 'good' })
      onClose()
    } catch (error) {
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit }
}

/** Only what was changed, so that nothing that was changed meanwhile is undone. */
function changesOf({ name, role, pin, isBlocked }: StaffValues, person: StaffMember) {
  return {
    ...(name !== person.name && { name }),
    ...(role !== person.role && { role }),
    ...(pin !== '' && { pin }),
    ...(isBlocked !== person.isBlocked && { isBlocked }),
  }
}

interface RemovalProps {
  readonly restaurantId: number
  readonly person: StaffMember
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** "Keep" has the focus, so that a double tap removes nobody. */
function Removal({ restaurantId, person, onKeep, onClose }: RemovalProps) {
  const name = isolate(person.name)
  const [isBusy, setBusy] = useState(false)
  const { hint, no, yes, done, failed } = texts.staff.removal
  const remove = async () => {
    setBusy(true)
    try {
      await staffChanges.remove(restaurantId, person.id)
      toast({ title: done({ name }), tone: 'good' })
      onClose()
      // The removed row loses the focus.
      focusIfLost(() => document.querySelector('h1'))
    } catch (error) {
      const description = sentenceFor(problemOf(error), failed.hint)
      toast({ title: failed.title({ name }), description, tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{hint}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button tone="secondary" ref={takeFocus} onClick={onKeep}>
          {no}
        </Button>
        <Button tone="danger" isBusy={isBusy} onClick={() => void remove()}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
