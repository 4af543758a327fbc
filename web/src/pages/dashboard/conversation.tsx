import { useParams } from 'react-router-dom'
import { ConversationPage } from '@/features/messaging/thread/conversation-page'
import { OfferInThread } from '@/features/orders/offer/offer-in-thread'

export default function Conversation() {
  const { id } = useParams()
  return <ConversationPage key={id} id={id} party="buyer" Offer={OfferInThread} />
}
