import type { Product } from '@contract/entities/catalog/product'
import type { Place } from '@contract/entities/delivery/delivery'
import type { Address, SavedAddress } from '@/lib/live/transactions'
import type { Option } from '@/ui/form/select-field'

/** Where goods can go: states, or all of them. */
export type Destinations = Pick<Product, 'delivery_states'>

export const NEW_ADDRESS = 'new'

const FIELDS = ['recipient_name', 'phone', 'address', 'city', 'state'] as const

const isSame = (a: Address, b: Address): boolean =>
  FIELDS.every((field) => a[field].trim() === b[field].trim())

export const isSaved = (address: Address, saved: readonly SavedAddress[]): boolean =>
  saved.some((other) => isSame(address, other))

export const isDeliveredTo = ({ delivery_states }: Destinations, state: string): boolean =>
  delivery_states.includes('all') || delivery_states.includes(state)

/**
 * The saved address to begin with: the last one in the picked area, or in its state; any other only
 * if no place was picked.
 */
export const bestAddress = (
  product: Destinations,
  saved: readonly SavedAddress[],
  place: Place | undefined,
): SavedAddress | undefined => {
  const reached = saved.filter(({ state }) => isDeliveredTo(product, state))
  if (!place) return reached[0]
  const near = reached.filter(({ state }) => state === place.state)
  return near.find(({ city }) => city === place.city) ?? near[0]
}

const lineOf = ({ recipient_name, address, city, state }: SavedAddress): string =>
  `${[address, city, state].join(', ')}: ${recipient_name}`

/** The saved addresses, disabled if the product isn't delivered there, then a new address. */
export const addressOptions = (product: Destinations, saved: readonly SavedAddress[]): Option[] => [
  ...saved.map((one) => {
    const isReached = isDeliveredTo(product, one.state)
    return {
      value: one.id,
      label: isReached ? lineOf(one) : `${lineOf(one)} (not delivered there)`,
      disabled: !isReached,
    }
  }),
  { value: NEW_ADDRESS, label: 'A new address' },
]

/** Returns the hint below the address field. */
export const choiceHint = (
  product: Destinations,
  saved: readonly SavedAddress[] | undefined,
): string => {
  if (saved === undefined) return 'Looking for your saved addresses…'
  if (saved.length === 0) return 'Addresses that you save are offered here.'
  const isAnyReached = saved.some(({ state }) => isDeliveredTo(product, state))
  return isAnyReached
    ? 'A saved address fills in the fields below.'
    : 'This product is not delivered to the states of your saved addresses.'
}
