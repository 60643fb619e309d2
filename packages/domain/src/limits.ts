// The maxima of everything a person can type, shared by the server's validation and the client's forms. Call sites import them
// as a namespace; a named export that a script does not use is not in it.

import { dayMs, minuteMs } from '@tablemate/domain/time.ts'

export const dinerName = 40
export const restaurantName = 80
export const tableNumber = 20
export const itemName = 120
export const modifications = 300
export const transcription = 1000
/** A note to the kitchen. */
export const orderNote = 200
export const quantity = 99
/** 1,000,000.00 in minor units. */
export const price = 100_000_000
/** The dishes that a spoken item offers besides the one that was understood. */
export const candidates = 3
export const itemsPerOrder = 100
/** That the staff void, give away or discount at once. */
export const linesPerAdjustment = 500
/** All items of an order as JSON in UTF-8: a hundred dishes with short modifiers. */
export const orderBytes = 16 * 1024
export const ordersPerGroup = 500
/** All orders of a group as JSON in UTF-8. Every phone there receives all of them many times. */
export const orderBytesPerGroup = 512 * 1024
export const membersPerGroup = 50
/** Includes cancelled orders, so that a group's data stays small under abuse. */
export const ordersEverPerGroup = 2000
export const membersEverPerGroup = 500
export const tipPercentage = 100
/** A member's weight in a split by shares. */
export const shareWeight = 20
/** A custom tip has the same bound as a price. */
export const tipAmount = 100_000_000
export const groupCode = 6
/** Symbols in the printed code of a restaurant's table (decisions.md, Tables and seatings). */
export const tableToken = 10
/** Symbols of the key beside the code in a group's link: 2^49 keys. */
export const linkKey = 10
/** Tables that a restaurant adds in one request. */
export const restaurantTablesAtOnce = 200
export const tablesPerRestaurant = 500
export const idempotencyKey = 255
/** RFC 5321. */
export const email = 254
export const passwordShortest = 6
export const password = 128
export const phone = 40
export const address = 200
export const city = 80
export const state = 80
export const zipCode = 20
export const businessId = 40
/** Percent of a restaurant's own tax or service fee. */
export const ratePercentage = 100
export const posApiKey = 2000
/** Stripe's keys have some 110 characters. */
export const stripeKey = 255
export const posLocation = 200
export const webhookAddress = 2000
export const contactName = 80
export const additionalInfo = 2000
/** Results of a search by name. */
export const restaurantsFound = 10
export const itemDescription = 500
export const category = 60
/** Languages of a dish besides the menu's own. */
export const translationsPerMenuItem = 20
/** The same as the rows of an upload (decisions.md, Restaurants). */
export const menuItems = 5000
/** All names and descriptions of a menu in UTF-8, with their translations. Every diner's phone fetches the whole menu. */
export const menuTextBytes = 2 * 1024 * 1024
/** Option groups of a restaurant. */
export const optionGroups = 1000
export const optionsPerGroup = 60
export const optionGroupsPerMenuItem = 20
/** How often an option is chosen for one unit of an item. */
export const optionQuantity = 20
/** All option groups of a menu as JSON, each counted with every dish that has it: they are sent with each. */
export const menuOptionBytes = 4 * 1024 * 1024
/** The id of a dish at a point of sale. */
export const remoteId = 192
/** Categories in one request that orders them. */
export const categories = 1000
/** Dishes in one request that moves or orders them. */
export const itemsMoved = 1000
/** The size of an uploaded menu file (decisions.md, Restaurants). */
export const menuFileBytes = 10 * 1024 * 1024
export const menuImportRows = 5000
/** An uploaded picture of a dish. */
export const pictureBytes = 10 * 1024 * 1024
export const picturePixels = 50_000_000
/** A table with more columns is no list of dishes that a person made, so nobody is asked what they hold. */
export const askedColumns = 40
/** The body of an import: larger than its texts, since JSON names the fields of each dish. */
export const menuImportBytes = 4 * 1024 * 1024
/** Concurrent sessions of a restaurant. A further one ends the oldest. */
export const sessionsPerRestaurant = 50
export const campaignTitle = 80
export const campaignDescription = 500
export const offerDetails = 300
export const imageAddress = 2000
/** Percent. */
export const discount = 100
/** Days ahead that a campaign may begin. */
export const campaignStartsWithin = 365
/** A restaurant's campaigns that are not over. */
export const campaignsAtOnce = 50
export const offersFound = 20
/** The default number of nearby offers (spec.md, section 9). */
export const offersFoundByDefault = 3
/** A member's own words about allergies. */
export const allergies = 120
/** The staff's message to the diner whose dish is refused. */
export const refusalMessage = 120
/** Orders that a board reports as seen in one request. */
export const ordersSeenAtOnce = 200
/** Minutes after which an order that is not ready is late. */
export const lateAfterLeast = 1
export const lateAfter = 180
/** Periods of a week in which a restaurant takes orders: four a day. */
export const openingPeriods = 28
export const closedDates = 100
/** Minutes from the last orders to the end of a period. */
export const lastOrders = 180
export const stationName = 40
export const stations = 20
/** Symbols of a tablet's pairing code. */
export const screenCode = 8
export const screenName = 40
export const screensPerRestaurant = 50
export const staffName = 40
export const staffPerRestaurant = 100
/** Digits of a PIN. */
export const pinShortest = 4
export const pin = 8

/** Of a close of a day, in letters. */
export const closeNote = 200
/** Kinds of notes and coins in a count of cash. */
export const denominations = 30
/** Notes or coins of one kind. */
export const countedNotes = 100_000
/** In minor units. */
export const mostCash = 1_000_000_000_000
export const printerName = 40
export const printersPerRestaurant = 20

/** How long a restaurant stays signed in (decisions.md, Ids, codes, identity). */
export const sessionLifetimeMs = 30 * dayMs

/** How long a password reset link is valid. */
export const passwordResetLifetimeMs = 30 * minuteMs

/** How long a tablet's pairing code is valid. */
export const screenCodeLifetimeMs = 10 * minuteMs

/** How long the upload of a menu file may take: 10 MB at 0.7 Mbit/s. Server and client use the same timeout. */
export const uploadTimeoutMs = 120_000

/** How many pages of a menu file have their text recognised. */
export const recognisedPages = 12

/** How long a menu from a point of sale may take, with all its pages. */
export const posMenuTimeoutMs = 30_000
