// The labels of what a restaurant says of itself.

export const restaurantFields = {
  name: 'Restaurant Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  businessId: 'Business ID',
} as const
