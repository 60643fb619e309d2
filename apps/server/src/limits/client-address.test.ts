import { describe, expect, test } from 'vitest'
import { addressKey, networksOf } from './client-address.ts'

describe('the key of an address', () => {
  test.each([
    '203.0.113.9',
    '::ffff:203.0.113.9',
    '::FFFF:203.0.113.9',
    '::ffff:cb00:7109',
    '0:0:0:0:0:ffff:cb00:7109',
  ])('is the IPv4 address, in every notation: %s', address => {
    expect(addressKey(address)).toBe('203.0.113.9')
  })

  test.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2:0:0:192.0.2.1',
    '2001:db8:1:2::192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ])('is the /64 of an IPv6 address: %s', address => {
    expect(addressKey(address)).toBe('2001:db8:1:2::/64')
  })

  test.each([
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('differs from that of the neighbouring /64', () => {
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'))
  })
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:abcd::1', '2001:db8:1:ab::/56', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
])('%s belongs to %s and %s', (address, by56, by48) => {
  expect(networksOf(addressKey(address))).toEqual({ by56, by48 })
})

test('an IPv4 address belongs to no wider network', () => {
  expect(networksOf(addressKey('203.0.113.9'))).toBeNull()
})
