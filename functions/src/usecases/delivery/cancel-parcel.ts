import type { OutboxTask } from '../../contract/entities/outbox'
import { readBooking } from '../../db/delivery/carriers'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import { isUnmovedParcel, parcelOf } from '../carriers/is-unmoved'
import type { Deps } from '../deps'
import { executeCommand } from '../orders/transaction/execute-command'
import type { TaskResult } from '../outbox/handlers/result'

type CancelTask = Extract<OutboxTask, { kind: 'carrier_cancel' }>

const DONE: TaskResult = { state: 'completed', last_error: null }

/** Gives the vendor back what they bore of the carrier's fee, once however often it is said. */
const giveBack = async (deps: Deps, id: string, shipment_id: string): Promise<void> => {
  await executeCommand(deps, id, (order) => {
    const { carrier_minor: amount_minor = 0 } = order.money
    if (amount_minor === 0) return null
    const charge_id = `fee-${shipment_id}`
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
export const cancelParcel = async (
  deps: Deps,
  { transaction_id: id }: CancelTask,
): Promise<TaskResult> => {
  const shipment_id = (await readBooking(id))?.data.shipment_id
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
  await giveBack(deps, id, shipment_id)
  return DONE
}
