import { isIPv6 } from 'node:net'
import type { Request } from 'express'

/** How an address of IPv4 stands within IPv6. */
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/

const groupsOf = (text: string | undefined): string[] => (text ? text.split(':') : [])

/** All eight groups. */
const expanded = (address: string): string => {
  const { hostname } = new URL(`http://[${address}]`)
  const [before, after] = hostname.slice(1, -1).split('::').map(groupsOf)
  const [first = [], last = []] = [before, after]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].join(':')
}

const bytesOf = (group = ''): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

/**
 * The network of a client, according to the trusted proxies: what limits by address count. Who has
 * an IPv6 address has the 2^64 of its network, which count as one; an IPv4 address counts by itself.
 */
export const networkOf = ({ ip = '' }: Pick<Request, 'ip'>): string => {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const whole = expanded(address)
  const mapped = MAPPED.exec(whole)
  return mapped
    ? [mapped[1], mapped[2]].flatMap(bytesOf).join('.')
    : whole.split(':').slice(0, 4).join(':')
}
