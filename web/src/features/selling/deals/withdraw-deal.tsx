import type { HeldDeal } from '@contract/api/orders/deals'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { withdrawDeal } from './deal-queries'

const wordsOf = ({ reserved, sold, terms }: HeldDeal) => ({
  title: `Withdraw “${terms.title}”?`,
  text: [
    'Nobody can begin to pay it any more, and it can’t be opened again.',
    reserved > 0
      ? 'Whoever is paying now may finish until their time ends, and you then owe them the order.'
      : 'Nobody is paying it now.',
    ...(sold > 0 ? ['What was paid stays an order.'] : []),
  ].join(' '),
  button: 'Withdraw the deal',
  done: 'Deal withdrawn',
  isDanger: true,
})

type Props = { deal: HeldDeal; onClose: () => void }

export const WithdrawDeal = ({ deal, onClose }: Props) => (
  <ConfirmDialog words={wordsOf(deal)} action={() => withdrawDeal(deal.id)} onClose={onClose} />
)
