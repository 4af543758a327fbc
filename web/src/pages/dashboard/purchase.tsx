import { goodsText } from '@contract/goods-text'
import { useParams } from 'react-router-dom'
import { StartConversationButton } from '@/features/messaging/start-conversation-button'
import { TransactionPage } from '@/features/orders/details/transaction-page'

export default function Purchase() {
  const { id } = useParams()
  return (
    <TransactionPage
      id={id}
      party="buyer"
      contact={({ id: transaction_id, vendor_id, items, product_details }) => (
        <StartConversationButton
          vendor_id={vendor_id}
          name={product_details.vendor_details.name}
          subject={{ kind: 'transaction', id: transaction_id, title: goodsText({ items }) }}
        />
      )}
    />
  )
}
