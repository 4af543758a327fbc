import { MessagesPage } from '@/features/message/messages-page'

export default function Messages() {
  return <MessagesPage party="buyer" />
}
