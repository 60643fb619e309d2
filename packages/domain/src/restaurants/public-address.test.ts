import { describe, expect, test } from 'vitest'
import { faultOfAddress, isPublicIp } from './public-address.ts'

/** Parses by the URL standard, as server and browser do. */
const faultOf = (text: string) => faultOfAddress(URL.parse(text))

describe('this machine, where tests may call it,', () => {
  const faultHere = (text: string) => faultOfAddress(URL.parse(text), { allowsLoopback: true })

  test.each([
    'http://127.0.0.1:4000/hook',
    'http://localhost:4000',
    'https://[::1]',
    'https://hooks.example.com',
  ])('may be %s', text => expect(faultHere(text)).toBeNull())

  test.each([
    ['http://hooks.example.com', 'not-https'],
    ['http://127.0.0.2', 'not-https'],
    ['http://10.0.0.5', 'not-https'],
    ['http://localhost.example.com', 'not-https'],
    ['http://[::ffff:127.0.0.1]', 'not-https'],
    ['http://me:secret@127.0.0.1', 'with-credentials'],
    ['https://127.0.0.2', 'not-public'],
    ['https://10.0.0.5', 'not-public'],
    ['https://printer.localhost', 'not-public'],
  ])('may not be %s', (text, fault) => expect(faultHere(text)).toBe(fault))
})

// Threat: webhook-address
describe('an address to call', () => {
  test.each([
    'https://hooks.example.com/tablemate',
    'https://hooks.example.com:443/',
    'https://hooks.example.com:8443/a?b=c#d',
    'https://HOOKS.Example.COM./',
    'https://münchen.example/',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://192.0.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://[2a00:1450:4001:829::200e]:8443/hook',
    'https://localhost.example.com/',
    'https://10.0.0.1.example.com/',
    'https://consul.example.com/',
    'https://unip.io/',
    'https://fritzbox.example/',
  ])('may be %s', text => expect(faultOf(text)).toBeNull())

  test.each([
    ['', 'malformed'],
    ['hooks.example.com', 'malformed'],
    ['/hook', 'malformed'],
    ['https://', 'malformed'],
    ['https://exa mple.com', 'malformed'],
    ['https://999.1.1.1/', 'malformed'],
    ['https://[::1/', 'malformed'],
    ['https://[fe80::1%25eth0]/', 'malformed'],
    ['http://hooks.example.com/', 'not-https'],
    ['ftp://hooks.example.com/', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['https://user@hooks.example.com/', 'with-credentials'],
    ['https://user:secret@hooks.example.com/', 'with-credentials'],
    ['https://:secret@hooks.example.com/', 'with-credentials'],
    ['https://hooks.example.com:22/', 'port'],
    ['https://hooks.example.com:80/', 'port'],
    ['https://[2606:4700:4700::1111]:9443/', 'port'],
    ['https://10.0.0.5:22/', 'not-public'],
  ] as const)('may not be %j: %s', (text, fault) => expect(faultOf(text)).toBe(fault))

  test.each([
    // Loopback in every spelling that browsers accept.
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7F.0x0.0x0.0x1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    // Private, shared, link-local, with the metadata services of clouds.
    '10.0.0.1',
    '012.0.0.1',
    '0xa000001',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '0300.0250.1.1',
    '3232235777',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '0xA9FEA9FE',
    '169.16689662',
    // Documentation, benchmarks, protocol assignments, multicast, reserved.
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    // IPv6, and IPv4 inside it.
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[fc00::1]',
    '[fd12:3456:789a::1]',
    '[fe80::1]',
    '[FE80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    // Names inside a network.
    'localhost',
    'LOCALHOST.',
    'pos.localhost',
    'lo%63alhost',
    'printer.local',
    'metadata.google.internal',
    'router.lan',
    'nas.home.arpa',
    'intranet',
    'db',
    'kubernetes.default.svc',
    'kubernetes.default',
    'KUBERNETES.default.SVC.',
    'pos.shop.svc.cluster.local',
    'db.service.consul',
    'fritz.box',
    'nas.fritz.box',
    'pos.test',
    // Names that contain their IP address.
    '192.168.1.1.nip.io',
    'app-10-0-0-1.nip.io',
    '0a000001.nip.io',
    '--1.sslip.io',
    'www.127.0.0.1.xip.io',
    'pos.localtest.me',
    'lvh.me',
  ])('is not %s, which is not public', host => expect(faultOf(`https://${host}/hook`)).toBe('not-public'))
})

describe('a resolved IP address', () => {
  test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is public: %s', ip =>
    expect(isPublicIp(ip)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1%eth0',
    '1.2.3',
    '',
    'x',
    '1:2:3',
    '::1::2',
    '12345::',
  ])('is not public: %j', ip => expect(isPublicIp(ip)).toBe(false))
})
