// The states of the screens that need no data: the beta gate, the shell on the landing page, and accounts of restaurants.

import { openMenu, simulateNewerVersion, toastOf } from '../journeys/steps.ts'
import {
  check,
  fill,
  type Part,
  permits,
  press,
  type ScreenState,
  screen,
  sees,
  seesButton,
  seesDialog,
  seesField,
} from './state.ts'

const landing = (name: string, ...parts: Part[]) =>
  screen(name, '/', 'Group dining made effortless', ...parts)
const inMenu = (name: string, ...parts: Part[]) => landing(name, openMenu, ...parts)
const atGate = (name: string, ...parts: Part[]) =>
  screen(name, '/', 'Beta Testing Access', fill('Access code', 'lunch'), ...parts)
const create = (name: string, ...parts: Part[]) => screen(name, '/create-group', 'Create a Group', ...parts)
const join = (name: string, ...parts: Part[]) => screen(name, '/join-group', 'Join a Group', ...parts)
const login = (name: string, ...parts: Part[]) =>
  screen(name, '/restaurant-login', 'Restaurant Login', ...parts)
const newPassword = (name: string, ...parts: Part[]) =>
  screen(name, '/restaurant-reset-password?token=x', 'New Password', ...parts)
const forgotten = (name: string, email: string, next: string) =>
  screen(
    `forgotten password, ${name}`,
    '/restaurant-reset-password',
    'Forgot Password',
    {
      before: ({ page }) =>
        page.route('**/api/restaurants/password-reset', (route, request) =>
          request.method() === 'GET'
            ? route.fulfill({ json: { isAvailable: true } })
            : route.fulfill({ status: 204 }),
        ),
    },
    fill('Email', email),
    press('Send Link'),
    sees(next),
  )
const nowhere = '/group/00000000-0000-4000-8000-000000000000'
const ended = '/group/0190f0e0-0000-7000-8000-000000000000'

/** The states of an app behind a beta gate. */
export const gateStates: readonly ScreenState[] = [
  atGate('gate'),
  atGate(
    'gate, a wrong code',
    permits(/verify answered 401/),
    press('Access Beta'),
    sees('Incorrect access code.'),
  ),
  // The request never gets a reply.
  atGate(
    'gate, asking',
    { before: ({ page }) => page.route('**/api/beta/verify', () => undefined) },
    press('Access Beta'),
    seesButton('Verifying...'),
  ),
]

export const entryStates: readonly ScreenState[] = [
  landing('landing'),
  landing('landing, choosing a currency', press(/^Currency: /), seesDialog()),
  screen('landing, may be asked for offers', '/', 'Show offers near me', {
    before: ({ page }) =>
      page.addInitScript(() => {
        navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
      }),
  }),
  landing('privacy notice', { phone: { isNew: true } }, seesDialog('Data Privacy Notice')),
  landing('newer version, toast', async phone => {
    await simulateNewerVersion(phone, 'while open')
    await phone.page.reload()
    await toastOf(phone, 'New Version Available')
  }),
  landing('newer version, banner', async phone => {
    await simulateNewerVersion(phone, 'before')
    await phone.page.reload()
    await seesButton('Refresh Now')(phone)
  }),
  inMenu('menu'),
  inMenu('menu, choosing a currency', press(/^Currency/), seesDialog('Currency')),
  inMenu('menu, how to install', press('Install the app'), seesDialog('How to install')),
  inMenu('menu, privacy notice', press('Privacy notice'), seesDialog('Data Privacy Notice')),
  create('create, simple'),
  create('create, simple, refused', press('Create Group'), sees('Please enter your name.')),
  create(
    'group created',
    {
      before: ({ page }) =>
        page.route(/\/api\/groups(\/[\w-]+)?$/, async route => {
          const response = await route.fetch()
          // The widest code there can be.
          await route.fulfill({ response, json: { ...(await response.json()), code: 'WWMWWM' } })
        }),
    },
    fill('Your Name', 'Ann'),
    press('Create Group'),
    sees('Group Created'),
  ),
  screen('create, fuller', '/universal-create-group', 'Create a Group'),
  screen('table, code replaced', '/table/ABC', 'No table has this code'),
  join('join'),
  join('join, no such table', fill('Group Code', 'ZZZZZZ'), phone => toastOf(phone, 'Group Not Found')),
  screen('group, missing', nowhere, 'Group not found or access denied.'),
  screen('group, ended', ended, 'This table has ended.'),
  screen('summary, missing', `${nowhere}/summary`, 'Group summary not found'),
  screen('bill, missing', `${nowhere}/bill-split`, 'Group not found or access denied.'),
  screen('receipt, missing', `${nowhere}/receipt`, 'Group not found or access denied.'),
  screen('offer, missing', '/restaurant/999999', 'We can’t find this offer'),
  screen('not found', '/nowhere', 'Page Not Found'),
  login('restaurant login, refused', press('Login'), sees('Please enter a valid email address')),
  login('restaurant sign-up', press('Need an account? Sign up'), seesField('Business ID')),
  screen('forgotten password, no mail', '/restaurant-reset-password', 'This server can’t send email'),
  forgotten('asked wrongly', 'lucia@', 'Please enter a valid email address'),
  forgotten('link sent', 'lucia@example.com', 'Check your email'),
  newPassword(
    'forgotten password, new one',
    press('Save Password'),
    sees('Password must be at least 6 characters'),
  ),
  newPassword(
    'forgotten password, link over',
    permits(/password-reset answered 400/),
    fill('New password', 'open sesame'),
    press('Save Password'),
    sees('This link no longer works'),
  ),
  screen(
    'interest, refused',
    '/restaurant-interest',
    'Restaurant Interest',
    check('Order analytics dashboard'),
    press('Submit Interest'),
    sees('Please fill this in.'),
  ),
]

/** The states of screens whose address has nonsense in place of a code. */
export function nonsenseStates(codes: readonly string[]): ScreenState[] {
  return codes
    .map(encodeURIComponent)
    .flatMap(code => [
      screen('create, by a name', `/create-group?name=${code}`, 'Create a Group'),
      screen(
        'create, by a code of nothing',
        `/universal-create-group?restaurant=${code}&table=${code}`,
        'Create a Group',
      ),
      screen('join, by a code of nothing', `/join-group?code=${code}`, 'Join a Group'),
      screen('table, by a code of nothing', `/table/${code}x`, /./),
      screen('receipt of nobody', `${nowhere}/receipt/${code}`, /./),
      screen(
        'new password, by a link of nonsense',
        `/restaurant-reset-password?token=${code}`,
        'New Password',
      ),
    ])
}
