import { escrowTerms as terms } from '@/config/escrow-terms'
import { Money } from '@/ui/data/money'

const cell = 'py-2.5 text-right'

export const FeeTable = () => (
  // Large text on a narrow screen: the amounts stay whole, and the table scrolls.
  <div className="overflow-x-auto">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">What a buyer pays for goods of three prices</caption>
      <thead className="border-b border-line text-muted">
        <tr>
          <th scope="col" className="py-2 font-semibold">
            Goods
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Escrow fee
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            You pay
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.examples.map(({ goods_minor, fee_minor }) => (
          <tr key={goods_minor} className="border-b border-line">
            <th scope="row" className="py-2.5 font-normal">
              <Money amount_minor={goods_minor} currency="NGN" />
            </th>
            <td className={cell}>
              <Money amount_minor={fee_minor} currency="NGN" />
            </td>
            <td className={`${cell} font-semibold`}>
              <Money amount_minor={goods_minor + fee_minor} currency="NGN" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
