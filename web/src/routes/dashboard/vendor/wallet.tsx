import { useNow } from '@/features/transaction/use-now'
import { WalletPage } from '@/features/wallet/wallet-page'

export default function Wallet() {
  return <WalletPage now={useNow()} />
}
