// The screen for joining a group: a code, the group that it belongs to, and a name.

import * as limits from '@tablemate/domain/limits.ts'
import { type ChangeEvent, type InputHTMLAttributes, type Ref, useEffect, useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MemberDetailsFields } from '../people/member-details.tsx'
import { AlreadyMember } from './already-member.tsx'
import { FoundGroupCard } from './found-group-card.tsx'
import { type GroupLink, readCode, readLink } from './read-code.ts'
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

// The field for the group code, in large spaced letters. It also accepts a pasted link.

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly error: string | undefined
  readonly ref: Ref<HTMLInputElement>
  /** Called before `onChange` when a link is pasted into the field. */
  readonly onLink: (link: GroupLink) => void
}

function CodeField({ onChange, onLink, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={texts.joinGroup.code}
      inputMode="text"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      // In Turkish the capital of i is İ.
      lang="en"
      inputClassName="py-3 text-center font-[600] font-serif text-[min(2.625rem,11vw)] leading-tight tracking-[0.18em] uppercase"
      onChange={event => {
        const link = readLink(event.target.value)
        if (link) onLink(link)
        tidy(event)
        onChange?.(event)
      }}
    />
  )
}

/** Keeps the cursor's position while single characters are typed. */
function tidy({ target }: ChangeEvent<HTMLInputElement>): void {
  const code = readCode(target.value)
  if (code === target.value) return
  const isSameLength = code.length === target.value.length
  const cursor = target.selectionStart
  target.value = code
  if (isSameLength) target.setSelectionRange(cursor, cursor)
}
