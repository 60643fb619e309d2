// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Hoe zijn je prijzen opgebouwd?',
  added: 'Belasting komt boven op mijn prijzen',
  included: 'Mijn prijzen zijn inclusief btw',
  includedHint: 'Op de rekening staat dan “inclusief btw”. Er komt niets bij.',
  laterHint: 'Je kunt dit later invullen. Tot dan komt er geen belasting bij.',
  question: {
    today: rates => `Op de rekeningen van je tafels komt er nu ${list(rates)} bij.`,
    todayNothing: 'Op de rekeningen van je tafels komt nu geen belasting bij: je tarief ontbreekt.',
    tax: rate => `${rate} belasting`,
    serviceFee: rate => `${rate} servicekosten`,
    feeHint: 'Laat dit op 0 staan als je geen servicekosten rekent.',
    save: 'Opslaan',
    saving: 'Opslaan…',
    saved: { title: 'Opgeslagen', hint: 'Dit geldt voor tafels die vanaf nu beginnen.' },
    failed: { title: 'Niet opgeslagen', hint: 'Probeer het opnieuw.' },
  },
}
