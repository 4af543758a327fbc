import { wayThereMinor } from '../../contract/entities/money/statement'
import type { OutboxTask } from '../../contract/entities/outbox'
import { bookingIdOf, readBooking } from '../../db/delivery/carriers'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import { feeOut, feeReturn } from '../../domain/delivery/carrier-charge'
import { isUnmovedParcel, parcelOf } from '../carriers/is-unmoved'
import type { Deps } from '../deps'
import { executeCommand } from '../orders/transaction/execute-command'
import type { TaskResult } from '../outbox/handlers/result'

type CancelTask = Extract<OutboxTask, { kind: 'carrier_cancel' }>

const DONE: TaskResult = { state: 'completed', last_error: null }

/** Gives back what was borne of the carrier's fee, once however often it is said. */
const giveBack = async (
  deps: Deps,
  { transaction_id: id, is_way_back }: CancelTask,
  shipment_id: string,
): Promise<void> => {
  await executeCommand(deps, id, (order) => {
    const charge_id = `fee-${shipment_id}`
    if (is_way_back) {
      const command = feeReturn(order, charge_id, feeOut(order, true), true)
      return command && { actor: carrierActor(order), command }
    }
    const amount_minor = wayThereMinor(order)
    if (amount_minor === 0) return null
    return {
      actor: carrierActor(order),
      command: { action: 'credit_carrier', charge_id, amount_minor, by: 'vendor', is_fee: true },
    }
  })
}

/**
 * Cancels the parcel of an order that has ended if it never moved. Its fee is posted back once the
 * carrier says that it is cancelled, and only then; a parcel that moved stays the vendor's cost.
 */
export const cancelParcel = async (deps: Deps, task: CancelTask): Promise<TaskResult> => {
  const { transaction_id: id } = task
  const shipment_id = (await readBooking(bookingIdOf(task)))?.data.shipment_id
  if (!shipment_id) return DONE
  const parcel = await parcelOf(deps, shipment_id)
  if (!parcel) return { state: 'pending', last_error: 'the carrier does not know the parcel' }
  if (isUnmovedParcel(parcel)) {
    await deps.carriers?.cancel(shipment_id)
    const said = await parcelOf(deps, shipment_id)
    if (said?.status !== 'cancelled') {
      return { state: 'pending', last_error: 'the carrier has not cancelled it yet' }
    }
  } else if (parcel.status !== 'cancelled') {
    deps.log.warn('A parcel of an order that has ended is under way', { id })
    return DONE
  }
  await giveBack(deps, task, shipment_id)
  return DONE
}
