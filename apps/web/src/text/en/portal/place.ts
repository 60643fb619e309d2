// The restaurant's position, in its settings.

export const place = {
  title: 'Location',
  confirmed: 'Confirmed by you. Diners nearby see your offers.',
  guessed: 'Our guess from your address. Diners near it see your offers: please correct it if it’s wrong.',
  lookingUp: 'Looking up your address...',
  unknown: 'Your location isn’t set yet. Once it is, diners nearby will see your offers.',
  map: 'Show on a map',
  confirm: 'Confirm Location',
  here: 'Use My Current Location',
  locating: 'Locating...',
  notFound: {
    title: 'Location Not Found',
    hint: 'Your browser didn’t share your location. You can enter the coordinates instead.',
  },
  type: 'Enter Coordinates',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'In degrees; south and west are negative',
  latitudeInvalid: 'Please enter degrees from -90 to 90.',
  longitudeInvalid: 'Please enter degrees from -180 to 180.',
  save: 'Save Location',
  saving: 'Saving...',
  saved: 'Location Saved',
  failed: { title: 'Location Not Saved', hint: 'Please try again.' },
} as const
