import { POLICY } from '@contract/escrow/policy'
import { useBanks } from '@/shared/banks/bank-field'
import type { Onboarding } from './onboarding-schema'

export const ReviewStep = ({ values }: { values: Onboarding }) => {
  const { data: banks = [] } = useBanks()
  const bank = banks.find(({ bank_code }) => bank_code === values.bank_code)?.bank_name
  const rows = [
    ['Store name', values.name],
    ['About', values.description],
    ['Address', `${values.address}, ${values.city}, ${values.state}`],
    ['Phone number', values.phone],
    ['Legal name', values.legal_name],
    ['Paid out to', `${bank ?? values.bank_code}, ${values.account_number}`],
  ] as const
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-1 py-3 sm:grid-cols-[1fr_2fr] sm:gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        What you sell is paid into escrow and becomes yours when the buyer approves. Buyers pay the
        escrow fee; you receive the price you set
        {POLICY.commission_bps > 0 && ' less our commission'}.
      </p>
    </>
  )
}
