// A menu uploaded as a file: chosen, read, checked, imported.

import type { ColumnMeaning, FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) => plural(count, { one: '1 dish', other: `${number(count)} dishes` })
const categories = (count: number) =>
  plural(count, { one: '1 category', other: `${number(count)} categories` })

export const menuUpload = {
  theFile: 'the file',
  title: 'Upload your menu',
  hint: 'The PDF your menu was printed from, or a list from your point of sale or a spreadsheet. Nothing changes until you’ve checked it.',
  columns:
    'Scanned pages of a PDF take a few seconds each, and we read up to 12. We cannot read photos. In a list we look for Category, Name, Description, Price and Allergens, in any order.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  kinds: 'CSV, JSON or PDF, up to 10 MB',
  cancel: 'Cancel',
  wrongType: {
    title: 'Invalid File Type',
    hint: 'Please upload a CSV, JSON, or PDF file',
    help: 'We can read CSV, JSON and PDF files, but not photos. Save a spreadsheet as CSV, or a document as PDF, and upload that.',
  },
  failed: { title: 'Upload Failed', hint: 'Please check your file format and try again.' },
  tooLarge: 'The file is larger than 10 MB.',
  brokenAt: (row: number) => `The problem is in row ${row}.`,
  sending: (name: string) => `Sending ${name}`,
  reading: (name: string) => `Reading ${name}`,
  /** Told of a scanned menu only. */
  waitingForTurn: 'Waiting for its turn…',
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
  /** Asked about a table whose columns cannot be told apart. */
  columnChoice: {
    title: 'What do the columns hold?',
    hint: 'We couldn’t tell the columns of this list apart. Please say what each one holds. We need at least the names and the prices.',
    column: (column: number) => `Column ${number(column)}`,
    meanings: {
      name: 'Name',
      description: 'Description',
      category: 'Category',
      price: 'Price',
      allergens: 'Allergens',
      ignore: 'Nothing we need',
    } satisfies Record<ColumnMeaning, string>,
    read: 'Read the Menu',
  },
  check: {
    title: 'Check your menu',
    /** The parts of the line above the dishes. */
    summary: {
      included: (count: number, inCategories: number) => `${dishes(count)} in ${categories(inCategories)}`,
      toLookAt: (count: number) => `${number(count)} to check`,
      missing: (count: number, source: string) => `${number(count)} no longer in ${source}`,
      unchanged: (count: number) => `${number(count)} unchanged`,
      leftOut: (count: number) => `${number(count)} left out`,
    },
    languages: (names: string) => `Also in: ${names}`,
    doubtfulTitle: 'To check',
    alike: (count: number, doubts: string) => `${dishes(count)}: ${doubts}`,
    allLookRight: (count: number) =>
      plural(count, { one: 'All 1 look right', other: `All ${number(count)} look right` }),
    looksRight: 'Looks right',
    looksRightOf: (name: string) => `Looks right: ${name}`,
    finished: 'Done',
    doneWith: (name: string) => `Done: ${name}`,
    settled: 'checked',
    twin: (name: string, category: string) =>
      `Another dish in ${category} is called ${name}. Rename one, or leave it out.`,
    uncategorised: (count: number) => `Category for the ${dishes(count)} without one`,
    row: (row: number) => `Row ${row}`,
    page: (page: number) => `Page ${page}`,
    inSource: (source: string, text: string) => `in ${source}: “${text}”`,
    wrongInSource: (problem: string, source: string, text: string) => `${problem} In ${source}: “${text}”.`,
    allergens: (names: string) => `Allergens: ${names}`,
    noAllergens: 'Allergens: none said',
    leaveOut: 'Leave out',
    leaveOutOf: (name: string) => `Leave out ${name}`,
    putBack: 'Put back',
    putBackOf: (name: string) => `Put back ${name}`,
    edit: (name: string) => `Correct ${name}`,
    correct: 'Correct',
    unnamed: 'a dish without a name',
    showMore: (count: number) => `Show ${count} more`,
    confirm: (count: number) => `Put ${dishes(count)} on the menu`,
    update: 'Update the menu',
    saving: 'Saving…',
    throwAway: {
      ask: 'Discard what you’ve corrected?',
      yes: 'Discard',
      no: 'Keep it',
    },
    faulty: (count: number) =>
      plural(count, {
        one: 'One dish must be corrected or left out.',
        other: `${number(count)} dishes must be corrected or left out.`,
      }),
    nothing: 'All dishes are left out.',
    done: (count: number) =>
      plural(count, { one: '1 dish is on the menu', other: `${number(count)} dishes are on the menu` }),
    updated: 'Your menu is up to date',
    notSaved: 'We couldn’t save the menu. Nothing was changed: please try again.',
    kept: (time: string) => `Your corrections from ${time} are kept.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count: number, of: number, doubt: string) => `${number(count)} of ${dishes(of)}: ${doubt}`,
      fine: 'These are fine',
      fineOf: (doubt: string) => `These are fine: ${doubt}`,
    },
  },
  /** Where a check is that was left before the import. */
  waiting: {
    title: (name: string) => `${name} is not on your menu yet`,
    resume: 'Continue',
  },
  blocks: {
    rename: (category: string) => `Rename ${category}`,
    renamed: (name: string) => `The category is called ${name} now`,
    add: (category: string) => `Add a dish to ${category}`,
    select: (category: string) => `Select dishes of ${category}`,
    selectAll: (category: string) => `Select all of ${category}`,
    selected: (count: number) => `${dishes(count)} selected`,
    move: 'Move to…',
    newCategory: 'New category',
    split: 'New category from here',
    splitAt: (name: string) => `New category from ${name} on`,
    splitOff: (name: string) => `The dishes from here on are in ${name} now`,
  },
  unused: {
    title: (inFile: number, onMenu: number, left: number) =>
      `${plural(inFile, { one: '1 price', other: `${number(inFile)} prices` })} in the file, ${number(onMenu)} on the menu: ${plural(left, { one: 'this one?', other: `these ${number(left)}?` })}`,
    settled: 'Every price of the file is accounted for',
    others: (count: number) =>
      plural(count, {
        one: '1 more text of the file without a price',
        other: `${number(count)} more texts of the file without a price`,
      }),
    add: 'Add as a dish',
    addOf: (text: string) => `Add as a dish: ${text}`,
    dismiss: 'Not a dish',
    dismissOf: (text: string) => `Not a dish: ${text}`,
    added: (name: string, category: string) => `${name} added to ${category}`,
  },
  page: {
    label: (page: number, name: string) => `Page ${page} of ${name}`,
    at: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    smaller: 'Smaller',
    larger: 'Larger',
    dragHint: 'Something is missing? Drag a box over it to make a dish of it.',
    mark: 'Mark a missing dish',
    marking: 'Drag a box over the dish',
    show: 'Show the page',
    showOf: (name: string) => `Show ${name} on the page`,
    empty: 'There is no text in this box. Please fill in the dish.',
    failed: 'This page can’t be shown.',
  },
  sizes: {
    title: (count: number, prices: number) =>
      plural(count, {
        one: `1 dish has ${prices} prices, and the file doesn’t say what they’re for. What are the sizes called?`,
        other: `${number(count)} dishes have ${prices} prices each, and the file doesn’t say what they’re for. What are the sizes called?`,
      }),
    prices: ['First price', 'Second price', 'Third price', 'Fourth price'],
    apply: (count: number) => `Name the sizes of ${dishes(count)}`,
  },
  diff: {
    isNew: 'new',
    was: 'was',
    movedFrom: (category: string) => `moved from ${category}`,
    wasCalled: (name: string) => `was “${name}”`,
    describedAnew: 'new description',
    otherAllergens: 'other allergens',
    otherTranslations: 'new translations',
    soldOut: 'sold out',
    availableAgain: 'available again',
    unchangedOf: (count: number) => `${number(count)} unchanged`,
    /** What the upload changes on the menu, in numbers of dishes. */
    effect: {
      isNew: (count: number) => `${number(count)} new`,
      price: (count: number) =>
        plural(count, { one: '1 price changed', other: `${number(count)} prices changed` }),
      moved: (count: number) => `${number(count)} moved`,
      /** Dishes with changes of name, description or allergens only. */
      reworded: (count: number) => `${number(count)} reworded`,
      /** Dishes that are sold out now, or available again. */
      availability: (count: number) => `${number(count)} sold out or available again`,
      removed: (count: number) => `${number(count)} taken off`,
      nothing: 'Nothing on your menu changes',
    },
  },
  missing: {
    title: (source: string) => `No longer in ${source}`,
    hint: 'They stay on your menu unless you take them off.',
    takeOff: 'Take off',
    takeOffOf: (name: string) => `Take off ${name}`,
    takeAllOff: (count: number) => `Take all ${number(count)} off`,
    keepAll: 'Keep all',
  },
  file: {
    'no-header': 'The file doesn’t name its columns. Please check that we matched them correctly.',
    'prices-in-hundredths':
      'The prices seem to be in cents, so we read 650 as 6.50. Please check that this is right.',
    'prices-perhaps-hundredths':
      'The prices are high. We read them as they are, but they may be in cents. Please check that they are right.',
    'prices-guessed':
      'No column is named “Price”, so we used the one that looks like prices. Please check that this is right.',
    'first-price-taken':
      'Most dishes have several prices, and the file doesn’t say what each is for. We took the first. Please check that it is what you charge at the table.',
    'sizes-guessed':
      'Each dish has several prices, and we took the words above them as sizes. Please check that this is right.',
    'other-currency': 'The prices are in a different currency from yours. We kept the numbers as they are.',
    'archived-left-out': 'We left out dishes that are archived on your point of sale.',
    'extras-left-out': 'We left out extras that only go with a dish.',
    'scanned-text':
      'This menu was scanned, and its text read from a picture. Please check names and prices carefully.',
    'pages-without-text':
      'Some pages have hardly any readable text. Please check whether any dishes are missing.',
    'pages-not-read':
      'We couldn’t read all scanned pages, because there are too many or they take too long. Please check which dishes are missing.',
    'letters-unknown':
      'We couldn’t read some of the text, because its font doesn’t say which letters it shows. Please check whether any dishes are missing.',
  } satisfies Record<FileDoubt, string>,
  doubts: {
    'no-name': 'no name',
    'no-price': 'no price',
    'price-unreadable': 'we can’t read the price',
    'price-too-large': 'the price is too large',
    'price-not-payable': 'the currency has no coins that small',
    'thousands-or-decimals': 'thousands or cents?',
    'price-rounded': 'the price was rounded',
    'several-prices': 'several prices: we took the first',
    free: 'free?',
    'no-category': 'no category',
    'name-too-long': 'the name is too long',
    'category-too-long': 'the category is too long',
    'description-cut': 'the description was shortened',
    twice: 'listed more than once',
    'price-from': 'the price is the lowest of several',
    'not-on-sale': 'hidden or unavailable on your point of sale',
    'perhaps-extra': 'may be an extra, not a dish',
    'price-from-heading': 'price taken from the heading above it',
    'sizes-unnamed': 'several prices, no sizes named',
    'price-range': 'a price range',
    'price-in-description': 'another price in the description',
    'price-unsure': 'is this its price?',
    'price-unusual': 'costs far more or less than the rest',
    'name-unsure': 'is this the whole name?',
    'reading-unsure': 'may not be a dish',
    scanned: 'read from a picture',
    'letters-unsure': 'read from a picture, hard to make out',
    'row-damaged': 'this row was damaged: we repaired it',
    'allergens-unsure': 'we don’t know all of its allergens',
    'translation-cut': 'a translation was shortened',
  } satisfies Record<RowDoubt, string>,
} as const
