// The sane maxima of everything a person can type, in one place: the server's checks and the client's forms read them here.

import { dayMs, minuteMs } from '#domain/time.ts'

export const limits = {
  dinerName: 40,
  restaurantName: 80,
  tableNumber: 20,
  itemName: 120,
  modifications: 300,
  transcription: 2000,
  /** What an order tells the kitchen beside its dishes. */
  orderNote: 200,
  quantity: 99,
  /** 1,000,000.00 in minor units (decided in the table's issue). */
  price: 100_000_000,
  itemsPerOrder: 100,
  /** Of its dishes together, as JSON in UTF-8: a hundred of them with short modifiers. */
  orderBytes: 16 * 1024,
  ordersPerGroup: 500,
  /** Of all orders of a table together, as JSON in UTF-8: every phone there is sent all of them again and again. */
  orderBytesPerGroup: 512 * 1024,
  membersPerGroup: 50,
  /** Those taken back included, so that a table stays small whatever is done to it. */
  ordersEverPerGroup: 2000,
  membersEverPerGroup: 500,
  tipPercentage: 100,
  /** A custom tip has the same bound as a price. */
  tipAmount: 100_000_000,
  groupCode: 6,
  /** Of the printed code of a restaurant's table (decisions.md, Tables and seatings). */
  tableToken: 10,
  /** Beside the code in the link to a group: 2^49 of them. */
  linkKey: 10,
  /** That a restaurant adds at once. */
  tablesAtOnce: 200,
  tablesPerRestaurant: 500,
  idempotencyKey: 255,
  /** RFC 5321. */
  email: 254,
  passwordShortest: 6,
  password: 128,
  phone: 40,
  address: 200,
  city: 80,
  state: 80,
  zipCode: 20,
  businessId: 40,
  /** Of a restaurant's own tax or service fee, percent. */
  ratePercentage: 100,
  posApiKey: 2000,
  posLocation: 200,
  webhookAddress: 2000,
  contactName: 80,
  additionalInfo: 2000,
  /** How many a search by name answers. */
  restaurantsFound: 10,
  itemDescription: 500,
  category: 60,
  /** As many as the rows of an upload (decisions.md, Restaurants). */
  menuItems: 20_000,
  /** Of all names and descriptions of a menu, in UTF-8: every diner's phone fetches it whole. */
  menuTextBytes: 4 * 1024 * 1024,
  /** Named at once, when they are put in order. */
  categories: 1000,
  /** Dishes that one call moves to another category, or puts in order. */
  itemsMoved: 1000,
  /** Of a menu file that is uploaded (decisions.md, Restaurants). */
  menuFileBytes: 10 * 1024 * 1024,
  menuImportRows: 20_000,
  /** Of the same dishes as they are sent to be taken in: what is said of each besides. */
  menuImportBytes: 16 * 1024 * 1024,
  /** Browsers that a restaurant is signed in with at once; the oldest is signed out. */
  sessionsPerRestaurant: 50,
  campaignTitle: 80,
  campaignDescription: 500,
  offerDetails: 300,
  imageAddress: 2000,
  /** Percent. */
  discount: 100,
  /** Days ahead that a campaign may begin. */
  campaignStartsWithin: 365,
  /** Of a restaurant's campaigns, those that are not over. */
  campaignsAtOnce: 50,
  offersFound: 20,
  /** When nobody says how many (spec.md, section 9). */
  offersFoundByDefault: 3,
  /** What a member says of their allergies. */
  allergies: 120,
  /** A word of the staff to the diner whose dish is refused. */
  refusalMessage: 120,
  /** That a board tells of at once. */
  ordersSeenAtOnce: 200,
  /** Minutes after which an order that is not ready is late. */
  lateAfterLeast: 1,
  lateAfter: 180,
  stationName: 40,
  stations: 20,
  /** Of the code that pairs a tablet. */
  screenCode: 8,
  screenName: 40,
  screensPerRestaurant: 50,
} as const

/** How long a restaurant stays signed in (decisions.md, Ids, codes, identity). */
export const sessionLifetimeMs = 30 * dayMs

/** How long a link that sets a new password can be used. */
export const passwordResetLifetimeMs = 30 * minuteMs

/** How long a code that pairs a tablet can be used. */
export const screenCodeLifetimeMs = 10 * minuteMs

/** How long a menu's file may take to arrive: 10 MB on a line of 0.7 Mbit/s. The server and who sends it wait as long. */
export const uploadTimeoutMs = 120_000
