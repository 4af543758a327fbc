import { vendorPaths } from '@contract/vendor-urls'
import { useNavigate } from 'react-router-dom'
import { useSession } from '@/lib/session/session'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { DealForm } from './deal-form'
import { DealGate } from './deal-gate'
import { JUST_SAVED } from './deal-page'

const useSaved = () => {
  const navigate = useNavigate()
  return ({ id }: { id: string }) =>
    navigate(vendorPaths.deal(id), { replace: true, state: JUST_SAVED })
}

const PAGE = 'mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-5'

export const NewDeal = () => {
  const uid = useSession().user?.uid
  const onSaved = useSaved()
  usePageTitle('New deal')
  if (!uid) return null
  return (
    <div className={PAGE}>
      <Breadcrumbs links={[{ label: 'Your deals', to: vendorPaths.deals }]} current="New deal" />
      <h1>New deal</h1>
      <p className="text-muted">
        Three fields, and you have a link to send. The buyer’s money waits in escrow until they have
        what you sent.
      </p>
      <DealForm uid={uid} onSaved={onSaved} />
    </div>
  )
}

export const EditDeal = ({ id }: { id: string }) => {
  const uid = useSession().user?.uid
  const onSaved = useSaved()
  usePageTitle('Edit the deal')
  if (!uid) return null
  return (
    <div className={PAGE}>
      <Breadcrumbs links={[{ label: 'Your deals', to: vendorPaths.deals }]} current="Edit" />
      <h1>Edit the deal</h1>
      <DealGate id={id} isLive={false}>
        {(deal) => <DealForm uid={uid} deal={deal} onSaved={onSaved} />}
      </DealGate>
    </div>
  )
}
