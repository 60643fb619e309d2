// Restaurants that would like to take part.

import type {
  AverageOrderValue,
  CurrentPosSystem,
  InterestFeature,
  RestaurantType,
  SeatingCapacity,
} from '@tablemate/domain/restaurants/interest.ts'

const restaurantTypes: Record<RestaurantType, string> = {
  'fine-dining': 'Fine dining',
  'casual-dining': 'Casual dining',
  'fast-casual': 'Fast casual',
  pub: 'Pub',
  cafe: 'Café',
  other: 'Something else',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'Under 25 seats',
  '25-50': '25–50 seats',
  '50-100': '50–100 seats',
  '100-200': '100–200 seats',
  'over-200': 'Over 200 seats',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'Another one',
  none: 'None yet',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'Under £15',
  '15-30': '£15–£30',
  '30-50': '£30–£50',
  '50-75': '£50–£75',
  'over-75': 'Over £75',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'Voice-based group ordering',
  'POS system integration': 'POS system integration',
  'location-based advertising': 'Location-based advertising',
  'menu management system': 'Menu management system',
  'order analytics dashboard': 'Order analytics dashboard',
  'customer engagement tools': 'Customer engagement tools',
}

export const interest = {
  back: 'Back to the restaurant login',
  intro:
    'Tell us about your restaurant, and we’ll help you get started. You don’t have to wait for us: anyone can sign up.',
  required: 'Fields marked with a star are required.',
  sections: {
    restaurant: 'Restaurant information',
    location: 'Location',
    business: 'Business details',
    features: 'Interested features',
    more: 'Additional information',
  },
  restaurantName: 'Restaurant Name',
  contactName: 'Contact Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State / County',
  zipCode: 'Postal Code',
  restaurantType: { label: 'Restaurant Type', options: restaurantTypes },
  seatingCapacity: { label: 'Seating Capacity', options: seatingCapacities },
  currentPosSystem: { label: 'Current POS System', options: currentPosSystems },
  averageOrderValue: { label: 'Average Order Value', options: averageOrderValues },
  noChoice: 'Choose…',
  features: { legend: 'What would help you most?', options: features },
  additionalInfo: { label: 'Anything else?', hint: 'Questions, requests, the best time to call.' },
  invalidEmail: 'Please enter a valid email address',
  invalidPhone: 'Please enter a valid phone number',
  submit: 'Submit Interest',
  submitting: 'Submitting...',
  done: {
    title: 'Interest Submitted!',
    hint: "We'll contact you when the restaurant platform launches.",
  },
  failed: { title: 'Submission Failed', hint: 'Please try again or contact support.' },
  thanks: {
    title: 'Thank You!',
    text: (restaurant: string) => `We’ve received the details of ${restaurant} and will be in touch.`,
  },
  next: {
    title: 'What happens next',
    steps: [
      'We review your details within 48 hours.',
      'Our team contacts you.',
      'You get early access to the platform.',
      'Onboarding and training are tailored to your restaurant.',
    ],
  },
} as const
