import type { HeldDeal } from '@contract/api/orders/deals'
import { vendorPaths } from '@contract/vendor-urls'
import { Printer } from 'lucide-react'
import { site } from '@/config/site'
import { LogoMark } from '@/shared/brand/logo-mark'
import { Money } from '@/ui/data/money'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { QrImage } from '../share/qr-code'
import { DealGate } from './deal-gate'
import { dealAddress } from './deal-words'
import './deal-sheet.css'

const Sheet = ({ deal }: { deal: HeldDeal }) => {
  const { url, host } = dealAddress(deal)
  const { title, price_minor } = deal.terms
  usePageTitle(`${title}: a sheet to print`)
  return (
    <div className="grid justify-items-center gap-5">
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton variant="secondary" to={vendorPaths.deal(deal.id)}>
          Back
        </LinkButton>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
      <article className="a6-sheet grid w-full content-center justify-items-center gap-3 rounded-lg border border-line scheme-light bg-surface p-6 text-center text-ink">
        <p className="flex items-center gap-2 font-heading text-2xl font-bold">
          <LogoMark className="size-8" />
          {site.title}
        </p>
        <h1 className="line-clamp-3 text-xl wrap-anywhere text-ink">{title}</h1>
        <Money amount_minor={price_minor} currency="NGN" className="text-2xl font-bold" />
        <QrImage url={url} name={title} className="size-56" />
        <p className="text-lg font-bold tracking-wide tabular-nums">{deal.code}</p>
        <p>
          Scan it, or open <strong className="wrap-anywhere">{host}</strong> and type the code.
        </p>
        <p className="text-sm">
          Your money is held in escrow until you have it and are happy. Pay on {host} alone.
        </p>
      </article>
    </div>
  )
}

/** A deal's code on a sheet of A6, to be printed. */
export const DealSheet = ({ id }: { id: string }) => (
  <DealGate id={id} isLive={false}>
    {(deal) => <Sheet deal={deal} />}
  </DealGate>
)
