import type { CarrierCharge } from '../../contract/entities/delivery/carrier-charge'
import { formatMoney } from '../../contract/money'
import {
  differingParcels,
  lowCarrierWallet,
  missingInWallet,
  objectedCharges,
  openClaims,
} from '../../contract/queries/delivery/carriers'
import { bind, type ListQuery } from '../../contract/queries/query'
import { counted } from '../../contract/text/counted'
import type { CarrierWallet } from '../../db/delivery/carrier-wallet'
import { type Described, type Source, sourceOf } from './queue-source'

type WalletNote = Pick<Described, 'title' | 'note' | 'amount_minor'>

/** What waits because of the wallet that pays carriers: it is filled or asked about at the carrier. */
const walletSource = (query: ListQuery, noteOf: (wallet: CarrierWallet) => WalletNote): Source =>
  sourceOf<CarrierWallet>('carrier_wallet', bind(query, {}), (wallet) => ({
    id: query.where?.[0]?.[0] ?? query.path,
    subject: { type: 'carrier', id: 'wallet' },
    ...noteOf(wallet),
    due_at: wallet.checked_at,
    currency: 'NGN',
    parties: [],
  }))

/** What waits about carriers: their later charges and the wallet that pays them. */
export const CARRIER_SOURCES: Readonly<Record<string, Source>> = {
  charges: sourceOf<CarrierCharge>(
    'carrier_charge',
    bind(objectedCharges, {}),
    ({ id, transaction_id, courier_name, objection, objected_at, take_at, ...charge }) => ({
      id,
      subject: { type: 'transaction', id: transaction_id },
      title: `${courier_name} charged more`,
      note: `${charge.invoice_id}: ${objection ?? ''}`,
      due_at: objected_at ?? take_at,
      amount_minor: charge.amount_minor - (charge.returned_minor ?? 0),
      currency: 'NGN',
      parties: [],
    }),
  ),
  claims: sourceOf<CarrierCharge>(
    'carrier_claim',
    bind(openClaims, {}),
    ({ id, transaction_id, courier_name, invoice_id, announced_at, ...claim }) => ({
      id,
      subject: { type: 'transaction', id: transaction_id },
      title: `${courier_name} lost a parcel`,
      note: `${invoice_id}: claim its fee from the carrier, and say what it paid`,
      due_at: announced_at,
      amount_minor: claim.amount_minor - (claim.returned_minor ?? 0),
      currency: 'NGN',
      parties: [],
    }),
  ),
  low_wallet: walletSource(lowCarrierWallet, (wallet) => ({
    title: 'The carrier wallet is low',
    note: `${formatMoney(wallet.week_minor, 'NGN')} were used in a week`,
    amount_minor: wallet.balance_minor,
  })),
  missing_in_wallet: walletSource(missingInWallet, ({ missing_minor }) => ({
    title: 'The carrier wallet misses money',
    note: 'No parcel explains it; ask the carrier',
    amount_minor: missing_minor,
  })),
  differing_parcels: walletSource(differingParcels, ({ difference_count }) => ({
    title: 'The carrier and the ledger differ',
    note: `${counted(difference_count, 'parcel')}; the log of last night names each`,
    amount_minor: null,
  })),
}
