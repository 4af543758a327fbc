import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { RequestForm } from './request-form'

/** Where a buyer writes down what was agreed in a chat. */
export const NewRequest = () => {
  const navigate = useNavigate()
  usePageTitle('Ask a seller to accept')
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <Breadcrumbs
        links={[{ label: 'Your requests', to: paths.ownRequests }]}
        current="Ask a seller to accept"
      />
      <header className="grid gap-3">
        <h1>Ask a seller to accept</h1>
        <p className="max-w-prose text-muted">
          Write down what you agreed in the chat and send the seller the link. Nothing is charged
          before they accept and you have seen who they are.
        </p>
      </header>
      <Card>
        <RequestForm onSaved={(id) => navigate(paths.ownRequest(id))} />
      </Card>
    </div>
  )
}
