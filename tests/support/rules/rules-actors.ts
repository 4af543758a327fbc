import type { TokenOptions } from '@firebase/rules-unit-testing'

type ActorToken = { uid: string; token: TokenOptions & { roles?: unknown } }

const person = (uid: string, roles: unknown, email_verified = true): ActorToken => ({
  uid,
  token: { email: `${uid}@oja.example`, email_verified, roles },
})

/** The actors of the rules tests, by their relation to a document. */
export const ACTORS = {
  signed_out: null,
  unverified: person('unverified', ['user'], false),
  buyer: person('buyer', ['user']),
  other_buyer: person('other-buyer', ['user']),
  vendor: person('vendor', ['user', 'vendor']),
  other_vendor: person('other-vendor', ['user', 'vendor']),
  /** A vendor who bought from `vendor`. */
  vendor_as_buyer: person('vendor-as-buyer', ['user', 'vendor']),
  /** What operators see comes through the API alone: the rules give them nothing. */
  operator: {
    uid: 'operator',
    token: {
      email: 'operator@oja.example',
      email_verified: true,
      roles: ['user'],
      operator: 'owner',
    } as ActorToken['token'],
  },
  /** Claims that the server never sets and that grant nothing. */
  forged_claim: {
    uid: 'forged',
    token: {
      email: 'forged@oja.example',
      email_verified: true,
      roles: 'vendor',
      admin: true,
      vendor: true,
      operator: true,
    } as ActorToken['token'],
  },
} as const satisfies Record<string, ActorToken | null>

export type ActorName = keyof typeof ACTORS
export const everyone = Object.keys(ACTORS) as ActorName[]
export const signedIn = everyone.filter((name) => name !== 'signed_out')

export const uidOf = (name: ActorName): string => ACTORS[name]?.uid ?? 'nobody'
