import type { HeldDeal } from '@contract/api/orders/deals'
import { timeText } from '@contract/lagos-text'
import { vendorPaths } from '@contract/vendor-urls'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { DealGate } from '../deals/deal-gate'
import { isShowOn } from '../deals/deal-queries'
import { whyNotPayable } from '../deals/deal-words'
import { GoLiveForm } from './go-live-form'
import { LiveBoard } from './live-board'
import { goLive } from './live-queries'
import { PriceForOne } from './price-for-one'
import { ShowSales } from './show-sales'

const EndShow = ({ deal }: { deal: HeldDeal }) => {
  const { run, isPending, failure } = useAction(() => goLive(deal.id, 0))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        Live until <strong>{deal.live_until && timeText(deal.live_until)}</strong>.
      </p>
      <Button variant="quiet" size="sm" loading={isPending} onClick={() => void run(undefined)}>
        End the show
      </Button>
      <FormAlert>{failure}</FormAlert>
    </div>
  )
}

const Show = ({ deal, now }: { deal: HeldDeal; now: number }) => {
  const { title } = deal.terms
  const isOn = isShowOn(deal, now)
  const whyNot = whyNotPayable(deal)
  usePageTitle(`Live: ${title}`)
  return (
    <>
      <Breadcrumbs
        links={[
          { label: 'Your deals', to: vendorPaths.deals },
          { label: title, to: vendorPaths.deal(deal.id) },
        ]}
        current="Live"
      />
      <h1 className="min-w-0 wrap-anywhere">Sell “{title}” live</h1>
      {whyNot && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-3 py-2">
          <p>{whyNot}</p>
          <LinkButton variant="secondary" size="sm" to={vendorPaths.deal(deal.id)}>
            To the deal
          </LinkButton>
        </div>
      )}
      {isOn ? (
        <>
          <EndShow deal={deal} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <LiveBoard deal={deal} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Panel title="A price for one buyer">
                <PriceForOne deal={deal} />
              </Panel>
              <Panel title="Who pays">
                <ShowSales deal={deal} />
              </Panel>
            </div>
          </div>
        </>
      ) : (
        <>
          {!whyNot && (
            <Panel title="Go live">
              <GoLiveForm deal={deal} />
            </Panel>
          )}
          {deal.live_until && (
            <Panel title="Who paid">
              <ShowSales deal={deal} />
            </Panel>
          )}
        </>
      )}
    </>
  )
}

/** A live show of one deal: what is held to the camera, prices for one buyer, and who pays. */
export const LivePage = ({ id }: { id: string }) => (
  <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
    <DealGate id={id}>{(deal, now) => <Show deal={deal} now={now} />}</DealGate>
  </div>
)
