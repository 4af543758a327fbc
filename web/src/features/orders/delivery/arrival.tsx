import type { deliveryQuotes } from '@contract/api/delivery/delivery-quotes'
import type { ResponseOf } from '@contract/api/endpoint'
import { promiseOf } from '@contract/delivery/promise'
import type { DeliveryOption } from '@contract/entities/delivery/delivery'
import { startOfLagosDay } from '@contract/lagos-day'
import { DateTime } from '@/ui/data/date-time'

type Times = NonNullable<ResponseOf<(typeof deliveryQuotes)['quote']>['times']>

type Props = { option: DeliveryOption; times: Times; now: number }

/** The days on which an order of now would come, in Lagos. */
export const Arrival = ({ option, times, now }: Props) => {
  const { ship_by, from, until } = promiseOf(times, option, now)
  if (option.method === 'pickup') {
    return (
      <>
        Ready by <DateTime at={ship_by} />
      </>
    )
  }
  return (
    <>
      {option.park ? `At ${option.park} from ` : 'From '}
      <DateTime at={startOfLagosDay(from)} /> to <DateTime at={startOfLagosDay(until)} />, sent by{' '}
      <DateTime at={ship_by} />
    </>
  )
}
