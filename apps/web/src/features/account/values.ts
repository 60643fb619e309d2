// The form values of login and sign-up.

import type { RestaurantValues } from '../portal/restaurant-fields.tsx'

export type Mode = 'logIn' | 'signUp'

export interface Values extends RestaurantValues {
  email: string
  password: string
  isTaxIncluded: boolean
  /** The percentage as typed. */
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
