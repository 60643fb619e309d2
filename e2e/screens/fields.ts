// Every text field, by the component that contains it. A new field fails the gate until it is listed here, and the nightly test
// until a state of a screen shows it.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The fields' names without variable parts such as the currency. The list is empty for a component with choices only. */
export const fieldsIn: Readonly<Record<string, readonly string[]>> = {
  'features/people/allergies-field.tsx': ['Allergies?', 'Anything else'],
  'features/currency/currency-sheet.tsx': [],
  'features/board/off-menu-strip.tsx': ['Price for one'],
  'features/board/refusal-sheet.tsx': ['Message to the guest'],
  'features/board/sold-out-sheet.tsx': ['Search the menu'],
  'features/day/bookkeeper-sheet.tsx': ['Adviser number', 'Client number', 'Account for sales'],
  'features/day/close-sheet.tsx': ['Cash counted', 'Pieces of', 'Why does it differ?'],
  'features/floor/adjust-panel.tsx': ['Or an amount'],
  'features/floor/pay-panel.tsx': ['Received'],
  'features/floor/round-sheet.tsx': ['Guest', 'Note for the staff'],
  'features/portal/restaurant-fields.tsx': [
    ...['Restaurant Name', 'Phone', 'Address', 'City', 'State', 'ZIP Code', 'Business ID'],
  ],
  'features/portal/use-save-changes.tsx': [],
  'features/bill/rates/rate-field.tsx': ['Tax rate', 'Service fee rate'],
  'features/bill/rates/tax-switch.tsx': [],
  'features/bill/custom-tip.tsx': ['Tip amount'],
  'features/pay/own-tip-choice.tsx': ['Tip amount'],
  'features/bill/split-choice.tsx': [],
  'features/join/create-group-screen.tsx': ['Your Name', 'Restaurant Name', 'Table Number'],
  'features/join/universal-create-group-screen.tsx': ['Restaurant Name', 'Your Name', 'Table Number'],
  'features/ordering/menu/options-sheet.tsx': [],
  'features/ordering/menu/picked-line.tsx': ['How would you like the …?'],
  'features/ordering/menu/search-field.tsx': ['Search the menu'],
  'features/ordering/one-look/one-look.tsx': [],
  'features/ordering/form/item-row.tsx': ['Item name', 'Quantity', 'Price', 'Modifications'],
  'features/ordering/form/note-field.tsx': ['Note for the staff'],
  'features/people/person-row.tsx': [],
  'features/people/name-form.tsx': ['Name', 'Guest’s name'],
  'features/ordering/voice/typed-order.tsx': ['Type what you would like'],
  'features/join/join-group-screen.tsx': ['Group Code', 'Your Name'],
  'features/campaigns/campaign-form.tsx': [
    ...['Campaign Title', 'Description', 'Offer Details', 'Offer Value'],
  ],
  'features/campaigns/image-field.tsx': ['Image URL'],
  'features/account/currency-field.tsx': ['Currency'],
  'features/account/deletion-sheet.tsx': ['Your password, to confirm'],
  'features/account/menu-prices-choice.tsx': [],
  'features/account/password-sheet.tsx': ['Current password', 'New password'],
  'features/menu-editor/category-editor.tsx': ['Category name', 'Move … dish to'],
  'features/menu-editor/item-form.tsx': ['Name', 'Price', 'Category', 'Description'],
  'features/menu-editor/picture-field.tsx': [],
  'features/menu-editor/menu-list.tsx': ['Search the menu'],
  'features/menu-editor/option-group-form.tsx': ['Name', 'On kitchen tickets', 'Option', 'Added price'],
  'features/account/hours/hours-section.tsx': ['Last orders'],
  'features/account/orders/orders-section.tsx': ['Late after'],
  'features/destinations/stations/stations-form.tsx': ['Station name'],
  'features/account/place/place-section.tsx': ['Latitude', 'Longitude'],
  'features/tables/table-codes/add-restaurant-tables.tsx': [...['From table', 'To table', 'Table names']],
  'features/tables/table-codes/edit-restaurant-table.tsx': ['Name or number'],
  'features/tables/table-codes/restaurant-table-list.tsx': [],
  'features/menu-import/block-heading.tsx': [],
  'features/menu-import/block-name-form.tsx': ['Category name', 'New category from … on'],
  'features/menu-import/check-row.tsx': [],
  'features/menu-import/check-rows.tsx': ['Category for the … dishes without one'],
  'features/menu-import/file-drop.tsx': [],
  'features/menu-import/name-sizes.tsx': ['First price', 'Second price'],
  'features/menu-import/open-row.tsx': ['Name', 'Price', 'Category', 'Description'],
  'features/interest/interest-fields.tsx': [
    ...['Restaurant Name', 'Contact Name', 'Email', 'Phone', 'Address', 'City', 'State / County'],
    ...['Postal Code', 'Anything else?'],
  ],
  'features/account/restaurant-login-screen.tsx': ['Email', 'Password'],
  'features/destinations/api-key-field.tsx': ['API Key', 'Access Token'],
  'features/card-settings/card-form.tsx': ['Restricted Key', 'Signing Secret'],
  'features/destinations/pos-form.tsx': ['Location ID'],
  'features/destinations/square-fields.tsx': ['Webhook Signature Key'],
  'features/destinations/webhook-section.tsx': ['Webhook URL'],
  'features/staff/staff-sheet.tsx': ['Name', 'PIN', 'New PIN'],
  'features/board/pin/pin-pad.tsx': ['PIN of …'],
  'features/destinations/printers/printer-form.tsx': ['Name'],
  'features/account/new-password-form.tsx': ['New password'],
  'features/account/request-form.tsx': ['Email'],
  'features/board/display/pairing-form.tsx': ['Pairing code', 'Name of this screen'],
  'features/join/join-form.tsx': ['Your Name'],
  'app/gate/gate-screen.tsx': ['Access code'],
  'app/menu/menu-sheet.tsx': [],
}

/** The components that contain fields. The controls of ui/ are not listed, because these components use them. */
export function partsWithFields(): string[] {
  const client = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))
  const containsField = (path: string) =>
    /<(TextField|Combobox|TextArea|PasswordField|NumberStepper|textarea|input)\b/.test(
      readFileSync(client + path, 'utf8'),
    )
  return globSync('{app,features}/**/*.tsx', { cwd: client })
    .filter(path => !path.includes('.test.') && containsField(path))
    .sort()
}
