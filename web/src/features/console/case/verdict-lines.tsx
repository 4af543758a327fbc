import type { Case } from '@contract/entities/console/console'
import { Money } from '@/ui/data/money'

type Props = {
  found: Pick<Case, 'transaction' | 'buyer' | 'vendor'>
  shares: Case['shares']['release']
}

/** What a decision does with the money, by name and amount. */
export const VerdictLines = ({ found, shares }: Props) => {
  const { currency } = found.transaction
  const { buyer_minor, vendor_minor, platform_minor } = shares
  const money = (minor: number) => (
    <strong>
      <Money amount_minor={minor} currency={currency} />
    </strong>
  )
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {buyer_minor > 0 && (
        <li>
          Refund {money(buyer_minor)} to {found.buyer.name}
        </li>
      )}
      {vendor_minor > 0 && (
        <li>
          Release {money(vendor_minor)} to {found.vendor.name}
        </li>
      )}
      {vendor_minor < 0 && (
        <li>
          Take {money(-vendor_minor)} from {found.vendor.name} for the delivery that was used
        </li>
      )}
      {platform_minor > 0 && <li>Oja keeps its fee of {money(platform_minor)}</li>}
    </ul>
  )
}
