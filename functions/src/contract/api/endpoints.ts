import { imageEndpoints } from './catalog/images'
import { productEndpoints } from './catalog/products'
import { publicEndpoints } from './catalog/public'
import { consoleEndpoints } from './console/console'
import { deliveryEndpoints } from './delivery/delivery'
import { checkEndpoints } from './messaging/check'
import { messageEndpoints } from './messaging/messages'
import { phoneMessageEndpoints } from './messaging/phone-messages'
import { supportEndpoints } from './messaging/support'
import { paymentEndpoints } from './money/payments'
import { salesEndpoints } from './money/sales'
import { checkoutEndpoints } from './orders/checkouts'
import { dealEndpoints } from './orders/deals'
import { offerEndpoints } from './orders/offers'
import { requestEndpoints } from './orders/requests'
import { returnEndpoints } from './orders/returns'
import { transactionEndpoints } from './orders/transactions'
import { accountJoinEndpoints } from './people/account-joins'
import { addressEndpoints } from './people/addresses'
import { authEndpoints } from './people/auth'
import { deviceEndpoints } from './people/devices'
import { wordEndpoints } from './people/own-word'
import { phoneEndpoints } from './people/phone'
import { userEndpoints } from './people/users'
import { vendorEndpoints } from './people/vendors'

export { API_BASE } from './endpoint'

/** All endpoints by noun. The server binds each to a handler; a missing one fails to compile. */
export const ENDPOINTS = {
  accountJoins: accountJoinEndpoints,
  addresses: addressEndpoints,
  auth: authEndpoints,
  check: checkEndpoints,
  checkouts: checkoutEndpoints,
  console: consoleEndpoints,
  deals: dealEndpoints,
  delivery: deliveryEndpoints,
  images: imageEndpoints,
  devices: deviceEndpoints,
  messages: messageEndpoints,
  offers: offerEndpoints,
  payments: paymentEndpoints,
  phone: phoneEndpoints,
  phoneMessages: phoneMessageEndpoints,
  products: productEndpoints,
  public: publicEndpoints,
  requests: requestEndpoints,
  returns: returnEndpoints,
  sales: salesEndpoints,
  support: supportEndpoints,
  transactions: transactionEndpoints,
  users: { ...userEndpoints, ...wordEndpoints },
  vendors: vendorEndpoints,
} as const
