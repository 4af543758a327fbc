import { useParams } from 'react-router-dom'
import { ConversationPage } from '@/features/messaging/thread/conversation-page'

export default function VendorConversation() {
  const { id } = useParams()
  return <ConversationPage key={id} id={id} party="vendor" />
}
