import { MessagesPage } from '@/features/messaging/messages-page'

export default function VendorMessages() {
  return <MessagesPage party="vendor" />
}
