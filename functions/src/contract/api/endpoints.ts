import { addressEndpoints } from './endpoints/addresses'
import { authEndpoints } from './endpoints/auth'
import { checkoutEndpoints } from './endpoints/checkouts'
import { consoleEndpoints } from './endpoints/console'
import { deliveryEndpoints } from './endpoints/delivery'
import { deviceEndpoints } from './endpoints/devices'
import { imageEndpoints } from './endpoints/images'
import { messageEndpoints } from './endpoints/messages'
import { paymentEndpoints } from './endpoints/payments'
import { productEndpoints } from './endpoints/products'
import { publicEndpoints } from './endpoints/public'
import { salesEndpoints } from './endpoints/sales'
import { supportEndpoints } from './endpoints/support'
import { transactionEndpoints } from './endpoints/transactions'
import { userEndpoints } from './endpoints/users'
import { vendorEndpoints } from './endpoints/vendors'

export { API_BASE } from './endpoint'

/** All endpoints by noun. The server binds each to a handler; a missing one fails to compile. */
export const ENDPOINTS = {
  addresses: addressEndpoints,
  auth: authEndpoints,
  checkouts: checkoutEndpoints,
  console: consoleEndpoints,
  delivery: deliveryEndpoints,
  images: imageEndpoints,
  devices: deviceEndpoints,
  messages: messageEndpoints,
  payments: paymentEndpoints,
  products: productEndpoints,
  public: publicEndpoints,
  sales: salesEndpoints,
  support: supportEndpoints,
  transactions: transactionEndpoints,
  users: userEndpoints,
  vendors: vendorEndpoints,
} as const
