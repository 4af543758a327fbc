import { goodsText } from '@contract/goods-text'
import { useParams } from 'react-router-dom'
import { StartConversationButton } from '@/features/messaging/start-conversation-button'
import { TransactionPage } from '@/features/orders/details/transaction-page'

export default function Sale() {
  const { id } = useParams()
  return (
    <TransactionPage
      id={id}
      party="vendor"
      contact={({ id: transaction_id, buyer_id, vendor_id, items, customer_details }) => (
        <StartConversationButton
          buyer_id={buyer_id}
          name={customer_details.name}
          vendor_id={vendor_id}
          subject={{ kind: 'transaction', id: transaction_id, title: goodsText({ items }) }}
          label="Message the buyer"
        />
      )}
    />
  )
}
