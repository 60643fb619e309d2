// Asks for the name of a category in the place of the button that was pressed.

import * as limits from '@tablemate/domain/limits.ts'
import { isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/text-field.tsx'

interface Props {
  readonly label: string
  readonly initial?: string
  readonly submit: string
  readonly onName: (name: string) => void
  /** Absent: the form stays. */
  readonly onCancel?: () => void
}

export function BlockNameForm({ label, initial = '', submit, onName, onCancel }: Props) {
  const [name, setName] = useState(initial)
  const isTooLong = lengthOf(tidyName(name)) > limits.category
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isVisible(name) && !isTooLong) onName(tidyName(name))
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') onCancel?.()
      }}
      className="flex flex-wrap items-end gap-2 py-2"
    >
      <TextField
        ref={onCancel ? takeFocus : null}
        label={label}
        value={name}
        error={isTooLong ? texts.fieldText['too-long'] : undefined}
        onChange={event => setName(event.target.value)}
        className="min-w-40 flex-1"
      />
      <span className="flex gap-2">
        {onCancel && (
          <Button tone="secondary" size="small" onClick={onCancel} className="min-h-13">
            {texts.menuUpload.cancel}
          </Button>
        )}
        <Button type="submit" size="small" disabled={!isVisible(name) || isTooLong} className="min-h-13">
          {submit}
        </Button>
      </span>
    </form>
  )
}
