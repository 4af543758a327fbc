import { MessagesPage } from '@/features/messaging/messages-page'

export default function Messages() {
  return <MessagesPage party="buyer" />
}
