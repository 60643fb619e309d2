// What is typed to log in, or to open an account.

export type Mode = 'logIn' | 'signUp'

export interface Values {
  email: string
  password: string
  name: string
  phone: string
  address: string
  city: string
  state: string
  zipCode: string
  businessId: string
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
