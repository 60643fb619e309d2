// Sends canaries to the server in every way: typed, spoken, uploaded, in headers and paths, rejected and broken off.

import { makePhone, type Phone } from '../diners/phone.ts'
import { closing, open } from '../network/sockets.ts'
import { makeRestaurant, uploadFile } from '../restaurants/restaurant.ts'
import { canaries, type Meal, makeMeal } from './canary.ts'

/** In addition to the canaries of a meal (test/app/canary.ts). All contain "Kanarien" where the format permits. */
export const secrets = {
  email: 'kanarienwirt@example.com',
  password: 'Kanarienpasswort',
  phone: '+49 30 5550 7731',
  address: 'Kanarienweg 1',
  businessId: 'Kanarien-USt-7',
  posApiKey: 'Kanarien-EAAA-1',
  metricsToken: 'Kanarienmarke',
  posClient: 'Kanarienkunde',
}
const position = { latitude: 52.517731, longitude: 13.388291 }
export const anyCanary = /kanarien|5550 7731|52\.5177|13\.3882/i

interface Said {
  readonly meal: Meal
  /** Ids and secrets that no log may contain either. */
  readonly ids: readonly string[]
}

/** The server needs the metrics token `secrets.metricsToken`. */
export async function sayEverything(url: string): Promise<Said> {
  const meal = await makeMeal({ url })
  const [{ phone }] = meal.diners
  const owner = await makeRestaurant({ url }, { email: secrets.email, password: secrets.password })
  await callEverything(url, phone, owner)
  await sendRejectedRequests(url, phone)
  await abortRequests(url, owner.phone)
  return { meal, ids: [meal.group.id, meal.group.code, ...cookiesOf(phone), ...cookiesOf(owner.phone)] }
}

/** Makes a statement fail, with an error that quotes the row. */
export async function failStatement(
  phone: Phone,
  runScript: (sql: string) => Promise<unknown>,
): Promise<number> {
  await runScript("alter table members add constraint odd check (name not like 'Kanarien%') not valid")
  return (await post(phone, '/api/groups', { memberName: canaries[2] })).status
}

async function callEverything(url: string, phone: Phone, owner: { id: number; phone: Phone }): Promise<void> {
  await put(owner.phone, '/api/restaurants/me', secrets)
  await put(owner.phone, `/api/restaurants/${owner.id}/position`, position)
  await put(owner.phone, `/api/restaurants/${owner.id}/pos-settings`, {
    posProvider: 'square',
    posApiKey: secrets.posApiKey,
    posLocationId: 'Kanarienkasse',
    posWebhookUrl: 'https://kanarienvogel.example/hook',
  })
  for (const [name, content] of [
    ['csv', 'Name,Price\nKanarienpizza,5'],
    ['pdf', '%PDF-1.7 Kanarien'],
    ['json', '{"Kanarien'],
  ])
    await uploadFile(owner.phone, {
      content: content ?? '',
      name: `Kanarienkarte.${name}`,
      key: `Kanarien ${name}`,
    })
  await post(phone, '/api/restaurant-interest', {
    restaurantName: 'Kanarienhof',
    contactName: 'Kanarienanna',
    ...secrets,
    city: 'Kanarienstadt',
    state: '-',
    zipCode: '1',
    additionalInfo: 'Kanarien',
  })
  await post(phone, '/api/restaurants/login', { email: secrets.email, password: 'Kanarienfehler' })
  await post(phone, '/api/ads/impression', { campaignId: 1, impressionType: 'view', ...position })
  for (const path of [
    `/api/ads/nearby?lat=${position.latitude}&lng=${position.longitude}`,
    `/api/geo/country?lat=${position.latitude}&lon=${position.longitude}`,
    '/api/restaurants?search=Kanarienhof',
    '/kanarienseite?name=Kanarienanna',
  ])
    await phone.send('GET', path)
  const names = { names: ['Kanarientisch'] }
  const tables = await post(owner.phone, `/api/restaurants/${owner.id}/tables`, names)
  const [{ token } = { token: '' }] = tables.body as { token: string }[]
  await post(makePhone(url), `/api/tables/${token}/join`, { name: 'Kanariengast' })
  await phone.send('GET', `/api/tables?restaurantId=${owner.id}&name=Kanarientisch`)
  await makePhone(url).send('GET', '/metrics', {
    headers: { authorization: `Bearer ${secrets.metricsToken}` },
  })
}

async function sendRejectedRequests(url: string, phone: Phone): Promise<void> {
  await post(phone, '/api/beta/verify', { code: 'Kanariencode' })
  await phone.send('GET', '/api/groups/code/Kanarien')
  await phone.send('GET', '/api/tables/Kanarien')
  await phone.send('GET', '/api/groups/Kanarienanna/table')
  await phone.send('GET', '/api/Kanarienanna')
  await phone.send('PATCH', '/api/Kanarienanna', { body: 'Kanarienanna' })
  for (const body of ['{"memberName":"Kanarienanna', '"Kanarienanna"', '{"memberName":"Kanarien\\u0000"}'])
    for (const type of ['application/json', 'text/kanarien', 'multipart/form-data; boundary=Kanarien'])
      await phone.send('POST', '/api/groups', { headers: { 'content-type': type }, body })
  await phone.send('POST', '/api/orders', {
    headers: { origin: 'https://kanarien.example', 'idempotency-key': 'Kanarienschluessel'.repeat(20) },
    body: '{}',
  })
  const head = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nhost: kanarien.example\r\n${more}\r\n`
  for (const text of [
    'KANARIENVOGEL\r\n\r\n',
    head('/kanarien%zz'),
    head('/', 'cookie: tablemate_device=Kanarien\r\nx-request-id: Kanarien\r\nx-forwarded-for: Kanarien\r\n'),
    head('/', 'kanarienvogel\r\n'),
    head('/', `x-long: ${'kanarienvogel'.repeat(2000)}\r\n`),
  ])
    await sendAndDisconnect(url, text)
}

/** Clients that disconnect in the middle of the body. */
async function abortRequests(url: string, phone: Phone): Promise<void> {
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${phone.cookie()}\r\ncontent-type: ${type}\r\ncontent-length: 900\r\n\r\n`
  await sendAndDisconnect(url, `${head('/api/groups', 'application/json')}{"memberName":"Kanarienanna`)
  await sendAndDisconnect(
    url,
    `${head('/api/menu-items/bulk-upload', 'multipart/form-data; boundary=x')}--x\r\ncontent-disposition: form-data; name="menuFile"; filename="Kanarien.csv"\r\n\r\nKanarien`,
  )
}

async function sendAndDisconnect(url: string, text: string): Promise<void> {
  const socket = await open(url, text, '127.0.0.1')
  socket.end()
  await closing(socket)
}

const post = (phone: Phone, path: string, body: object) => send(phone, 'POST', path, body)
const put = (phone: Phone, path: string, body: object) => send(phone, 'PUT', path, body)

function send(phone: Phone, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'Kanarienschluessel' }
  return phone.send(method, path, { headers, body: JSON.stringify(body) })
}

function cookiesOf(phone: Phone): string[] {
  return phone
    .cookie()
    .split('; ')
    .map(cookie => cookie.split('=')[1] ?? '')
}
