import { MessagesPage } from '@/features/message/messages-page'

export default function VendorMessages() {
  return <MessagesPage party="vendor" />
}
