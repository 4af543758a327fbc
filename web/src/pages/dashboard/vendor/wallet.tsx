import { useNow } from '@/features/orders/details/use-now'
import { WalletPage } from '@/features/selling/wallet/wallet-page'

export default function Wallet() {
  return <WalletPage now={useNow()} />
}
