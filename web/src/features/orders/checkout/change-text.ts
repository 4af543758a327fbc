import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { dayText, instantText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { busyText } from './busy-text'

const naira = (amount_minor: number): string => formatMoney(amount_minor, 'NGN')

/** Says one difference to what the buyer saw, about `name`. */
export const changeText = (change: CheckoutChange, name: string): string => {
  switch (change.kind) {
    case 'gone':
      return `${name} is no longer sold.`
    case 'own':
      return `${name} is from your own store.`
    case 'not_sent':
      return `${name} is not delivered to this state.`
    case 'resting':
      return `${name} is from a store that is not selling at the moment.`
    case 'fewer':
      if (change.available_items > 0) {
        return `Only ${change.available_items} of ${name} are left.`
      }
      return change.held_until
        ? `Somebody is paying for the last of ${name}. Try again at ${instantText(change.held_until)}.`
        : `${name} is sold out.`
    case 'price':
      return `${name} was ${naira(change.before_minor)} and is ${naira(change.now_minor)} now.`
    case 'delivery':
      return `${name} does not deliver there this way. Choose another one.`
    case 'busy':
      return busyText(name, change)
    case 'later':
      return `${name} would arrive by ${dayText(change.now)}, not by ${dayText(change.before)}.`
    case 'sooner':
      return `${name} arrives by ${dayText(change.now)}, sooner than before.`
    case 'terms':
      return 'The seller changed this deal. Look at it again before you pay.'
    case 'total':
      return `The total is ${naira(change.now_minor)} instead of ${naira(change.before_minor)}.`
  }
}
