import { bankEndpoints } from '@contract/api/money/banks'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { call } from '@/lib/api/api-client'
import { SHOWS_TOAST } from '@/lib/api/query-client'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'

/** The banks that money can be sent to. */
export const useBanks = () =>
  useQuery({ queryKey: ['banks'], queryFn: () => call(bankEndpoints.banks), meta: SHOWS_TOAST })

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'placeholder' | 'options'>

/** Chooses a bank. While the list loads, the one that was chosen before stays. */
export const BankField = ({ error, ...rest }: Props) => {
  const { data, isError, isFetching, refetch } = useBanks()
  const banks =
    data?.map(({ bank_code, bank_name }) => ({ value: bank_code, label: bank_name })) ??
    (rest.value ? [{ value: String(rest.value), label: 'Loading…' }] : [])
  const hasFailed = isError && !data
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <SelectField
        label="Bank"
        placeholder="Choose a bank"
        options={banks}
        error={hasFailed ? 'The list of banks could not be loaded.' : error}
        {...rest}
      />
      {hasFailed && (
        <Button
          variant="secondary"
          size="sm"
          loading={isFetching}
          loadingText="Loading…"
          onClick={() => void refetch()}
        >
          Load the banks again
        </Button>
      )}
    </div>
  )
}
