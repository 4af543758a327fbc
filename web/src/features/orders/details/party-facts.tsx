import type { Transaction } from '@contract/entities/orders/transaction'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { FactList } from './fact-list'

export const PartyFacts = ({ transaction }: { transaction: Transaction }) => {
  const { product_details, customer_details, vendor_id } = transaction
  const { vendor_details: vendor } = product_details
  return (
    <FactList
      facts={[
        {
          label: 'Vendor',
          value: (
            <Link to={paths.vendor(vendor_id)} className="font-semibold underline">
              {vendor.name}
            </Link>
          ),
        },
        {
          label: 'Address',
          value: `${vendor.address}, ${vendor.city}, ${vendor.state}, ${vendor.country}`,
        },
        { label: 'Customer', value: customer_details.name },
      ]}
    />
  )
}
