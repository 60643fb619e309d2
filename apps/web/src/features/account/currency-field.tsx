// The restaurant's currency: one of all, found by its code or its name.

import { currencies } from '@tablemate/domain/currency.ts'
import { type CurrencyCode, isoCurrencies } from '@tablemate/domain/iso-currencies.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { useMemo, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { currencyName } from '../../lib/text/format.ts'
import { language } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { ProfileValues } from './profile-values.ts'

const words = texts.account.profile

export function CurrencyField({ control }: { control: Control<ProfileValues> }) {
  const { field, fieldState } = useController({ control, name: 'currency' })
  const all = useMemo(allCurrencies, [])
  /** Null: nobody is choosing. */
  const [search, setSearch] = useState<string | null>(null)
  const found = search === null ? [] : all.filter(({ key }) => key.includes(menuItemKey(search)))
  const stop = () => setSearch(null)
  return (
    <Combobox
      ref={field.ref}
      name={field.name}
      label={words.fields.currency}
      hint={words.currencyHint}
      error={fieldState.error?.message}
      value={search ?? labelOf(field.value)}
      onFocus={() => setSearch('')}
      onClick={() => setSearch(now => now ?? '')}
      onChange={event => setSearch(event.target.value.replace(labelOf(field.value), ''))}
      onBlur={field.onBlur}
      placeholder={labelOf(field.value)}
      listLabel={words.fields.currency}
      options={found.map(({ code, name }) => ({
        key: code,
        content: (
          <>
            <bdi className="font-semibold">{code}</bdi> · {name}
          </>
        ),
      }))}
      status={words.currenciesFound({ count: found.length })}
      onChoose={index => {
        field.onChange(found[index]?.code)
        stop()
      }}
      onClose={stop}
    />
  )
}

/** The twenty with a rate first, then the others by name. */
function allCurrencies() {
  const rated: readonly CurrencyCode[] = currencies.map(({ code }) => code)
  const { compare } = new Intl.Collator(language.locale)
  const others = isoCurrencies
    .filter(code => !rated.includes(code))
    .map(withName)
    .sort((one, other) => compare(one.name, other.name))
  return [...rated.map(withName), ...others]
}

function withName(code: CurrencyCode) {
  const name = currencyName(code)
  return { code, name, key: menuItemKey(`${code} ${name}`) }
}

function labelOf(code: CurrencyCode): string {
  return `${code} · ${currencyName(code)}`
}
