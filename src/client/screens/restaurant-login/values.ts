// What is typed to log in, or to open an account.

import type { RestaurantValues } from '../../parts/portal/restaurant-fields.tsx'

export type Mode = 'logIn' | 'signUp'

export interface Values extends RestaurantValues {
  email: string
  password: string
  isTaxIncluded: boolean
  /** As typed. */
  taxPercentage: string
}

export const empty: Values = {
  email: '',
  password: '',
  name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  businessId: '',
  isTaxIncluded: false,
  taxPercentage: '',
}
