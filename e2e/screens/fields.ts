// Every text field, by the component that contains it. A new field fails the gate until it is listed here, and the nightly test
// until a state of a screen shows it.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The fields' names without variable parts such as the currency. The list is empty for a component with choices only. */
export const fieldsIn: Readonly<Record<string, readonly string[]>> = {
  'parts/allergies-field.tsx': ['Allergies?', 'Anything else'],
  'parts/currency/currency-sheet.tsx': [],
  'parts/portal/board/off-menu-strip.tsx': ['Price for one'],
  'parts/portal/board/refusal-sheet.tsx': ['Message to the guest'],
  'parts/portal/board/sold-out-sheet.tsx': ['Search the menu'],
  'parts/portal/floor/pay-panel.tsx': ['Received'],
  'parts/portal/restaurant-fields.tsx': [
    ...['Restaurant Name', 'Phone', 'Address', 'City', 'State', 'ZIP Code', 'Business ID'],
  ],
  'parts/portal/use-save-changes.tsx': [],
  'parts/rates/rate-field.tsx': ['Tax rate', 'Service fee rate'],
  'parts/rates/tax-switch.tsx': [],
  'screens/bill-split/custom-tip.tsx': ['Tip amount'],
  'screens/bill-split/own-tip-choice.tsx': ['Tip amount'],
  'screens/bill-split/split-switch.tsx': [],
  'screens/create-group/create-group-screen.tsx': ['Your Name', 'Restaurant Name', 'Table Number'],
  'screens/create-group/universal-create-group-screen.tsx': ['Restaurant Name', 'Your Name', 'Table Number'],
  'screens/group/menu/picked-line.tsx': ['How would you like the …?'],
  'screens/group/menu/search-field.tsx': ['Search the menu'],
  'screens/group/one-look/one-look.tsx': [],
  'screens/group/order-form/item-row.tsx': ['Item name', 'Quantity', 'Price', 'Modifications'],
  'screens/group/order-form/note-field.tsx': ['Note for the staff'],
  'screens/group/people/person-row.tsx': [],
  'screens/group/people/name-form.tsx': ['Name', 'Guest’s name'],
  'screens/group/voice/typed-order.tsx': ['Type what you would like'],
  'screens/join-group/join-group-screen.tsx': ['Group Code', 'Your Name'],
  'screens/restaurant-campaigns/campaign-form.tsx': [
    ...['Campaign Title', 'Description', 'Offer Details', 'Offer Value'],
  ],
  'screens/restaurant-campaigns/image-field.tsx': ['Image URL'],
  'screens/restaurant-settings/account/currency-field.tsx': ['Currency'],
  'screens/restaurant-settings/account/deletion-sheet.tsx': ['Your password, to confirm'],
  'screens/restaurant-settings/account/menu-prices-choice.tsx': [],
  'screens/restaurant-settings/account/password-sheet.tsx': ['Current password', 'New password'],
  'screens/restaurant-dashboard/menu/category-editor.tsx': ['Category name', 'Move … dish to'],
  'screens/restaurant-dashboard/menu/item-form.tsx': ['Name', 'Price', 'Category', 'Description'],
  'screens/restaurant-dashboard/menu/menu-list.tsx': ['Search the menu'],
  'screens/restaurant-settings/orders/orders-section.tsx': ['Late after'],
  'screens/restaurant-settings/stations/stations-form.tsx': ['Station name'],
  'screens/restaurant-settings/place/place-section.tsx': ['Latitude', 'Longitude'],
  'screens/restaurant-tables/table-codes/add-restaurant-tables.tsx': [
    ...['From table', 'To table', 'Table names'],
  ],
  'screens/restaurant-tables/table-codes/edit-restaurant-table.tsx': ['Name or number'],
  'screens/restaurant-tables/table-codes/restaurant-table-list.tsx': [],
  'screens/restaurant-dashboard/upload/block-heading.tsx': [],
  'screens/restaurant-dashboard/upload/block-name-form.tsx': ['Category name', 'New category from … on'],
  'screens/restaurant-dashboard/upload/check-row.tsx': [],
  'screens/restaurant-dashboard/upload/check-rows.tsx': ['Category for the … dishes without one'],
  'screens/restaurant-dashboard/upload/file-drop.tsx': [],
  'screens/restaurant-dashboard/upload/name-sizes.tsx': ['First price', 'Second price'],
  'screens/restaurant-dashboard/upload/open-row.tsx': ['Name', 'Price', 'Category', 'Description'],
  'screens/restaurant-interest/interest-fields.tsx': [
    ...['Restaurant Name', 'Contact Name', 'Email', 'Phone', 'Address', 'City', 'State / County'],
    ...['Postal Code', 'Anything else?'],
  ],
  'screens/restaurant-login/restaurant-login-screen.tsx': ['Email', 'Password'],
  'screens/restaurant-pos-settings/api-key-field.tsx': ['API Key', 'Access Token'],
  'screens/restaurant-pos-settings/card-form.tsx': ['Restricted Key', 'Signing Secret'],
  'screens/restaurant-pos-settings/pos-form.tsx': ['Location ID'],
  'screens/restaurant-pos-settings/square-fields.tsx': ['Webhook Signature Key'],
  'screens/restaurant-pos-settings/webhook-section.tsx': ['Webhook URL'],
  'screens/restaurant-settings/printers/printer-form.tsx': ['Name'],
  'screens/restaurant-reset-password/new-password-form.tsx': ['New password'],
  'screens/restaurant-reset-password/request-form.tsx': ['Email'],
  'screens/restaurant-kitchen-display/pairing-form.tsx': ['Pairing code', 'Name of this screen'],
  'screens/scanned-table/join-form.tsx': ['Your Name'],
  'gate/gate-screen.tsx': ['Access code'],
  'shell/menu/menu-sheet.tsx': [],
}

/** The components that contain fields. The controls of ui/ are not listed, because these components use them. */
export function partsWithFields(): string[] {
  const client = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))
  const containsField = (path: string) =>
    /<(TextField|Combobox|TextArea|PasswordField|NumberStepper|textarea|input)\b/.test(
      readFileSync(client + path, 'utf8'),
    )
  return globSync('{gate,screens,shell,parts}/**/*.tsx', { cwd: client })
    .filter(path => !path.includes('.test.') && containsField(path))
    .sort()
}
