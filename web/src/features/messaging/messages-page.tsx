import type { Party } from '@contract/entities/orders/party'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ConversationList } from './conversation-list'

/** The messages page of both dashboards; each shows its own conversations. */
export const MessagesPage = ({ party }: { party: Party }) => {
  usePageTitle('Messages')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1>Messages</h1>
      <LiveWidget>
        <ConversationList party={party} />
      </LiveWidget>
    </div>
  )
}
