import type { HeldDeal } from '@contract/api/orders/deals'
import { vendorPaths } from '@contract/vendor-urls'
import { Printer } from 'lucide-react'
import { LinkButton } from '@/ui/form/link-button'
import { ShareKit } from '../share/share-kit'
import { dealAddress, shareText } from './deal-words'

/** The deal's link in words that can be sent as they are, as a code, and on a sheet. */
export const DealShare = ({ deal }: { deal: HeldDeal }) => {
  const { url, host } = dealAddress(deal)
  return (
    <div className="grid gap-3">
      <ShareKit
        url={url}
        text={shareText(deal)}
        name={deal.terms.title}
        hint={`Point a phone’s camera at it. It opens ${host}, the only address of this deal.`}
        file={`oja-deal-${deal.code}`}
      />
      <LinkButton
        variant="quiet"
        size="sm"
        className="justify-self-start"
        to={vendorPaths.dealSheet(deal.id)}
      >
        <Printer aria-hidden className="size-4" />
        Print it on a sheet
      </LinkButton>
      <p className="text-sm text-muted">
        Payments happen on {host} alone. We never ask for a transfer anywhere else.
      </p>
    </div>
  )
}
