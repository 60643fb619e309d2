// The screen for joining a group: a code, the group that it belongs to, and a name.

import * as limits from '@tablemate/domain/limits.ts'
import { useEffect, useId } from 'react'
import { lineRule } from '../../parts/line-rule.ts'
import { MemberDetailsFields } from '../../parts/member-details.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AlreadyMember } from './already-member.tsx'
import { CodeField } from './code-field.tsx'
import { FoundGroupCard } from './found-group-card.tsx'
import { useJoinGroup } from './use-join-group.ts'

const words = texts.joinGroup
const nameRule = lineRule({ max: limits.dinerName, required: words.nameMissing })
const codeRule = (code: string) => code !== '' || words.codeMissing

export default function JoinGroupScreen() {
  const { state, form, submit, isLinked, changeCode, rememberLink, joinAsSomeoneElse } = useJoinGroup()
  const formId = useId()
  const { errors } = form.formState
  const group = state.kind === 'found' || state.kind === 'joining' ? state.group : null

  const { setFocus } = form
  const isFound = group !== null
  useEffect(() => {
    if (isFound) setFocus('name')
  }, [isFound, setFocus])

  if (state.kind === 'member')
    return (
      <AlreadyMember group={state.group} own={state.own} onOther={() => joinAsSomeoneElse(state.group)} />
    )

  return (
    <Screen
      header={
        <ScreenHeader title={texts.titles.joinGroup} back={{ to: paths.landing(), label: words.back }} />
      }
      bottom={<Submit form={formId} step={state.kind} />}
    >
      <p className="pb-6 text-pretty text-muted">{isLinked ? words.linkedIntro : words.intro}</p>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <CodeField
          error={errors.code?.message}
          onLink={rememberLink}
          {...form.register('code', { validate: codeRule, onChange: changeCode })}
        />
        {group && (
          <div className="flex animate-rise flex-col gap-6">
            <FoundGroupCard group={group} />
            <TextField
              label={words.name}
              hint={words.nameHint}
              error={errors.name?.message}
              autoComplete="given-name"
              required
              {...form.register('name', { validate: nameRule })}
            />
            <MemberDetailsFields register={form.register} errors={errors} />
          </div>
        )}
      </form>
    </Screen>
  )
}

function Submit({ form, step }: { form: string; step: 'code' | 'verifying' | 'found' | 'joining' }) {
  const label = {
    code: words.verify,
    verifying: words.verifying,
    found: words.submit,
    joining: words.submitting,
  }
  return (
    <Button type="submit" form={form} isBusy={step !== 'code' && step !== 'found'}>
      {label[step]}
    </Button>
  )
}
