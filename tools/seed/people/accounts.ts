import {
  OPERATOR_ROLES,
  type OperatorRole,
} from '../../../functions/src/contract/entities/console/operator'
import type { Role } from '../../../functions/src/contract/entities/people/user'
import { BUYERS, PEOPLE } from '../catalogue/people'
import { VENDOR_KEYS, VENDORS, type VendorKey } from '../catalogue/vendors'

export const DEMO_PASSWORD = 'oja-demo-2026'

/** A user who can sign in. */
export type Account = {
  uid: string
  name: string
  email: string
  email_verified: boolean
  /** A proved number: what is sent to it is in the simulator's page of messages. */
  phone?: string
  roles: Role[]
  /** Opens the console. */
  operator?: OperatorRole
  /** How many days before the seeding the account was created. */
  days: number
  /** Listed for people who try the demo. */
  is_demo: boolean
}

const OLDEST_BUYER_DAYS = 380

export const vendorUid = (key: VendorKey): string => `demo-vendor-${VENDOR_KEYS.indexOf(key) + 1}`
export const personUid = (index: number): string =>
  index < BUYERS.length ? `demo-buyer-${index + 1}` : `demo-customer-${index - BUYERS.length + 1}`

const accountOf = (uid: string, of: Pick<Account, 'name' | 'roles' | 'days'>): Account => ({
  uid,
  email: `${uid.replace(/^demo-/, '').replace('-', '')}@oja.example`,
  email_verified: true,
  is_demo: !uid.startsWith('demo-customer'),
  ...of,
})

/** An operator of each role, who neither buys nor sells. */
const operatorAccounts = (): Account[] =>
  OPERATOR_ROLES.map((operator) => ({
    uid: `demo-operator-${operator}`,
    name: `Operator for ${operator}`,
    email: `${operator}@oja.example`,
    email_verified: true,
    roles: ['user'],
    operator,
    days: OLDEST_BUYER_DAYS,
    is_demo: true,
  }))

/** A buyer with a phone number alone. */
const byPhone = (): Account => ({
  uid: 'demo-buyer-by-phone',
  name: 'Halima Garba',
  email: '',
  email_verified: false,
  phone: '+2348031234506',
  roles: ['user'],
  days: 20,
  is_demo: true,
})

/** The last demo buyer, whose email address is not verified. */
const UNVERIFIED = personUid(BUYERS.length - 1)

export const accounts = (): Account[] => [
  ...[
    ...PEOPLE.map(({ name }, index) =>
      accountOf(personUid(index), { name, roles: ['user'], days: OLDEST_BUYER_DAYS - index }),
    ),
    ...VENDOR_KEYS.map((key) => {
      const { owner, phone, days } = VENDORS[key]
      return {
        ...accountOf(vendorUid(key), { name: owner, roles: ['user', 'vendor'], days }),
        phone,
      }
    }),
    ...operatorAccounts(),
  ].map((account) => ({ ...account, email_verified: account.uid !== UNVERIFIED })),
  byPhone(),
]
