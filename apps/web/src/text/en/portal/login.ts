// Logging in to the restaurant portal, and opening an account there. Source of the texts: spec.md, sections 2, 5 and 8.

import { series } from '../locale.ts'

export const restaurantLogin = {
  back: 'Back to the start page',
  logIn: {
    title: 'Restaurant Login',
    hint: 'Your menu, your offers, your tables: all in one place.',
    submit: 'Login',
    toggle: 'Need an account? Sign up',
    failed: { title: 'Login Failed', hint: 'Login failed. Please try again.' },
  },
  signUp: {
    title: 'Create Restaurant Account',
    hint: 'Free during the beta. As soon as your menu is up, guests can order from it.',
    submit: 'Create Account',
    toggle: 'Already have an account? Login',
    failed: {
      title: 'Registration Failed',
      hint: 'Registration failed. Please check all fields and try again.',
    },
  },
  submitting: 'Processing...',
  invalid: {
    title: 'Validation Error',
    hint: (fields: readonly string[]) => `Please fix the highlighted fields: ${series(fields)}`,
  },
  fields: {
    email: 'Email',
    password: 'Password',
    name: 'Restaurant Name',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
    businessId: 'Business ID',
    taxPercentage: 'Tax rate',
  },
  passwordHint: 'At least 6 characters',
  businessIdPlaceholder: 'Tax ID',
  placeHint: 'Used to show your offers to guests nearby. You can correct the location later.',
  interest: { question: 'Would you like help getting started?', link: 'Register your interest' },
} as const
