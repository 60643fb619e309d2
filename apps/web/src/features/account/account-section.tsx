// The restaurant's profile, with buttons to change it, change the password, and delete the account.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { ratesOfRestaurant } from '@tablemate/domain/bill/restaurant-rates.ts'
import { type ReactNode, useState } from 'react'
import { rate } from '../../lib/text/format.ts'
import { languageName } from '../../lib/text/language-name.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { currencyLabel } from '../currency/currency-label.ts'
import { PortalSection } from '../portal/portal-layout.tsx'
import { DeletionSheet } from './deletion-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

const words = texts.account

const sheets = { profile: ProfileSheet, password: PasswordSheet, deletion: DeletionSheet }

export function AccountSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const [open, setOpen] = useState<keyof typeof sheets | null>(null)
  const OpenSheet = open && sheets[open]
  return (
    <PortalSection title={words.title}>
      <Summary restaurant={restaurant} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen('profile')}>
          {words.edit}
        </Button>
        <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen('password')}>
          {words.changePassword}
        </Button>
        <Button tone="danger" size="small" aria-haspopup="dialog" onClick={() => setOpen('deletion')}>
          {words.remove}
        </Button>
      </div>
      {OpenSheet && <OpenSheet restaurant={restaurant} onClose={() => setOpen(null)} />}
    </PortalSection>
  )
}

function Summary({ restaurant }: { restaurant: OwnRestaurant }) {
  const { email, phone, address, city, state, zipCode, currency, timeZone, language } = restaurant
  const rates = ratesOfRestaurant(restaurant)
  const place = series(
    [address ?? '', city ?? '', [state, zipCode].filter(Boolean).join(' ')].filter(Boolean),
  )
  return (
    <dl className="flex flex-col gap-3">
      <Line label={words.summary.email}>{email}</Line>
      <Line label={words.summary.phone}>{phone ?? words.none}</Line>
      <Line label={words.summary.address}>{place || words.none}</Line>
      <Line label={words.summary.currency}>{currencyLabel(currency)}</Line>
      <Line label={words.summary.timeZone}>{timeZone.replaceAll('_', ' ')}</Line>
      <Line label={words.summary.language}>{languageName(language)}</Line>
      <Line label={words.summary.tax}>{taxOf(rates)}</Line>
      <Line label={words.summary.serviceFee}>
        {rates.serviceFeeRate === 0 ? words.noServiceFee : rate(rates.serviceFeeRate)}
      </Line>
    </dl>
  )
}

function taxOf({ isTaxIncluded, taxRate }: Rates): string {
  if (!isTaxIncluded) return words.taxAdded({ rate: rate(taxRate) })
  return taxRate === 0 ? words.taxIncluded : words.taxIncludedOf({ rate: rate(taxRate) })
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-end">
        <span className="wrap-anywhere block">{children}</span>
      </dd>
    </div>
  )
}
