// Where the restaurant is, on its dashboard.

export const place = {
  title: 'Location',
  confirmed: 'Confirmed by you. Your offers are shown around it.',
  guessed: 'A guess from your address. Offers are shown around it until you correct it.',
  unknown: 'We do not know where you are yet, so your offers are shown to nobody. Tell us below.',
  map: 'Look at it on a map',
  confirm: 'This Is Right',
  here: 'Use My Current Position',
  locating: 'Finding you...',
  notFound: {
    title: 'Position Not Found',
    hint: 'Your browser did not tell where you are. Type the position instead.',
  },
  type: 'Type It',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'In degrees, south and west with a minus',
  latitudeInvalid: 'Please enter degrees from -90 to 90.',
  longitudeInvalid: 'Please enter degrees from -180 to 180.',
  save: 'Save Location',
  saving: 'Saving...',
  saved: 'Location Saved',
  failed: { title: 'Location Not Saved', hint: 'Please try again.' },
} as const
