import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Addresses } from '@/features/account/addresses'
import { NotificationPreferences } from '@/features/notifications/notification-preferences'
import { ReceiptPage } from '@/features/orders/details/receipt-page'
import { Timeline } from '@/features/orders/details/timeline'
import { Entries } from '@/features/orders/dispute/entries'
import { transactionIn } from '@/features/orders/testing/sample'
import { OwnProduct } from '@/features/selling/editor/own-product'
import { PayoutList } from '@/features/selling/wallet/payout-list'
import { Statement } from '@/features/selling/wallet/statement'
import { WalletPage } from '@/features/selling/wallet/wallet-page'
import { publishSession } from '@/lib/session/session-store'
import { person, show } from '@/lib/testing/stage'

const ID = 'k3f9qzk3f9qzk3f9qz07'
const sale = transactionIn('shipped')

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => publishSession({ status: 'signed_in', user: person({ roles: ['user', 'vendor'] }) }))
})

it.each([
  ['the wallet', <WalletPage key="a" now={0} />],
  ['payouts', <PayoutList key="a" />],
  ['the statement', <Statement key="a" currency="NGN" />],
  ['addresses', <Addresses key="a" />],
  ['notification settings', <NotificationPreferences key="a" />],
  ['a receipt', <ReceiptPage key="a" id={ID} />],
  ['the timeline', <Timeline key="a" transaction={sale} party="buyer" />],
  ['a dispute', <Entries key="a" transaction={sale} party="buyer" />],
])(
  'says of %s that this device doesn’t have it, in place of a shape for ever',
  async (_what, of) => {
    show(of)
    expect(await screen.findByText(/Not on this device yet/)).toBeVisible()
  },
)

it('says of an own product that it comes with a connection', async () => {
  show(
    <OwnProduct id={ID} title="Edit product">
      {() => null}
    </OwnProduct>,
  )
  expect(await screen.findByText('You are offline')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit product' })).toBeVisible()
})
