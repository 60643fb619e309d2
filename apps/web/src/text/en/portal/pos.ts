// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} accepted the key and the location.`,
  unauthorized: provider => `${provider} refused the key. Enter a new one.`,
  gone: provider => `${provider} no longer knows this location. Correct it, or test again.`,
  refused: provider => `${provider} refused the test.`,
  'no-answer': provider => `${provider} did not answer. Please try again in a moment.`,
  'not-possible': provider => `There is nothing to test at ${provider} yet: enter the key and the location.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} accepted Tablemate and the location.`,
  unauthorized: provider =>
    `${provider} refused Tablemate. Allow Tablemate at ${provider} for your restaurant, then test again.`,
  'not-possible': provider => `There is nothing to test at ${provider} yet: enter the location.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Your address accepted the test.',
  unauthorized: 'Your address refused the test. Does it have the present secret?',
  gone: 'Your address answered 410 (gone), so nothing more is sent there. Enter another one, or test again once it works.',
  refused: 'Your address did not accept the test.',
  'no-answer': 'Your address did not answer. Please check it and try again.',
  'not-possible': 'There is no address to test yet. Enter one and save.',
}

export const pos = {
  loading: 'Loading POS settings...',
  status: {
    title: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    connected: (provider: string) => `Connected to ${provider}`,
    none: 'No POS system connected',
    key: 'API Key Configured',
    noKey: 'No API Key',
    /** Tablemate's own key opens the provider. */
    keyless: 'No key needed',
    /** Sentences about the connection, beneath the lines above. */
    nothing: 'Orders go to your board. Choose a provider to send them to a point of sale as well.',
    saved: (provider: string) => `Saved, not connected. ${provider} has not accepted a test or an order yet.`,
    /** For a provider that takes no orders from us. */
    savedOnly: 'Saved, not connected.',
    confirmed: (provider: string) => `${provider} last accepted a test or an order:`,
    unauthorized: (provider: string) => `${provider} refused the key. Enter a new one.`,
    gone: (provider: string) => `${provider} no longer knows this location. Correct it, or test again.`,
    off: 'Switched off: no orders are sent.',
  },
  test: {
    action: 'Test connection',
    busy: 'Testing...',
    results: tests,
    keyless: testsWithoutKey,
    /** The status of the answer. */
    status: (status: number) => `(Status ${status})`,
    saveFirst: 'You have changes. Save them first: the test uses the saved settings.',
    failed: { title: 'Test Failed', hint: 'The test did not reach our server. Please try again.' },
  },
  form: 'Settings',
  enabled: {
    label: 'Enable POS integration',
    hint: 'Sends each order to the point of sale and the webhook. Turn this off to keep the settings without sending.',
  },
  provider: { label: 'POS Provider', none: 'Choose your provider', required: 'Please choose your provider.' },
  /** While no provider is chosen. */
  key: { label: 'API Key', hint: 'Choose your provider to see what it calls its key.' },
  location: { label: 'Location ID', hint: 'Choose your provider to see where to find it.' },
  /** `what`: the provider's own name for it, such as "Merchant ID". */
  locationMissing: (what: string) => `Please enter the ${what}. Orders need it.`,
  encrypted: 'Stored encrypted.',
  keep: 'A key is already stored, encrypted. Leave this empty to keep it.',
  anothers: (provider: string) => `The stored key is ${provider}’s. It is removed when you save.`,
  removed: 'The stored key is removed when you save.',
  remove: 'Remove the stored key',
  undoRemove: 'Keep the stored key',
  show: 'Show what you typed',
  hide: 'Hide what you typed',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate sends each order, signed, to an address of yours or to a middleware such as Deliverect or Otter.',
    label: 'Webhook URL',
    hint: 'A public address that begins with https://',
    saved: 'Saved, not connected. Orders go there once your address has accepted a test.',
    confirmed: 'Your address last accepted a test or an order:',
    unauthorized:
      'Your address refused an order, so nothing more is sent there. Send a test once it works again.',
    gone: 'Your address answered 410 (gone), so nothing more is sent there. Enter another one, or send a test once it works.',
    test: 'Send Test',
    tests: webhookTests,
    secret: {
      title: 'Secret',
      none: 'There is no secret yet, so your address cannot check who sends the orders.',
      exists: 'A secret signs each event. To see one, create a new secret.',
      earlier: (time: string) =>
        `The earlier secret stays valid until ${time}. A new one would end it at once.`,
      create: 'Create Secret',
      renew: 'New Secret',
      creating: 'Creating...',
      label: 'Webhook secret',
      once: 'Copy it now: it is shown only this once.',
      done: 'Done',
      failed: { title: 'No Secret', hint: 'We couldn’t make a secret. Please try again.' },
    },
    developers: {
      title: 'For developers',
      parts: [
        'Each order is a POST request with JSON: the order’s number, table, dishes, notes and allergies, and no name of a guest.',
        'It is signed as Standard Webhooks describes: the headers webhook-id, webhook-timestamp and webhook-signature.',
        'A status from 200 to 299 accepts it. 408, 425, 429, 500 and above, or no answer within 15 seconds, are tried again: five times within about six minutes, with the same webhook-id.',
        'Every other status refuses it for good; 401, 403 and 410 also switch the webhook off.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → your application → Webhooks → your subscription.',
      show: 'Show the signature key',
      hide: 'Hide the signature key',
      keep: 'A signature key is already stored, encrypted. Leave this empty to keep it.',
    },
    url: 'Notification URL',
    urlHint:
      'For a subscription at Square, so that Square reports how orders and the menu change. Choose its events for orders and for the catalog.',
  },
  copy: {
    action: 'Copy',
    of: (what: string) => `Copy: ${what}`,
    done: 'Copied',
    failed: 'This browser doesn’t copy. Please select the text and copy it.',
  },
  cancel: 'Cancel',
  save: 'Save Settings',
  saving: 'Saving...',
  saved: {
    title: 'Settings Updated',
    hint: 'POS integration settings have been saved successfully.',
  },
  failed: {
    title: 'Update Failed',
    hint: 'Failed to update POS settings. Please try again.',
  },
  /** What takes orders beside or instead of the provider. */
  ways: {
    title: 'Other ways for orders',
    board: { title: 'Board', detail: 'Orders on any tablet or screen' },
    printers: { title: 'Printers', detail: 'Tickets on paper, without a computer' },
    webhook: { title: 'Webhook', detail: 'Orders to a middleware or your own system' },
    sent: { title: 'What was sent', detail: 'Every order that left, waits or failed' },
  },
  about: {
    title: (provider: string) => `About ${provider}`,
    none: 'Your POS system',
    noneHint: 'Choose the system your restaurant uses, and the form will ask for its details.',
    documentation: (provider: string) => `${provider} documentation`,
    opensNewTab: 'opens in a new tab',
  },
  notYours: {
    title: 'These aren’t your settings',
    hint: 'This page belongs to another restaurant. You can only see your own settings.',
    action: 'Your POS settings',
  },
} as const
