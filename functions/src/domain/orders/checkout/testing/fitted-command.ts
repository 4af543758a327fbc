import type { ReturnLine } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { mostForWayBack } from '../../../../contract/escrow/return-amounts'
import type { Command } from '../../transaction/decision'
import type { Move } from '../../transaction/testing/random-paths'
import {
  DELIVERY_MINOR,
  PRODUCT_ID,
  SECOND_ID,
  TRANSACTION_ID,
  WAY_BACK_MINOR,
  WHO,
} from '../../transaction/testing/sample'

const SAMPLE_MINOR = 1_000_000

/** An amount that was meant for the sample order, for one whose settlements may reach `most`. */
const settled = (amount: number, most: number): number =>
  Number.isInteger(amount) && amount > 1
    ? Math.floor((Math.min(amount, SAMPLE_MINOR) * most) / SAMPLE_MINOR) +
      Math.max(0, amount - SAMPLE_MINOR)
    : amount

const booked = (fee_minor: number, most: number): number => {
  const over = fee_minor - DELIVERY_MINOR
  if (over >= 0) return most + over
  return fee_minor > 0 ? Math.floor((fee_minor * most) / DELIVERY_MINOR) : fee_minor
}

/** The usual fee or all that there is, whatever more is asked than the sample order can pay. */
const bookedBack = (fee_minor: number, { return: back, ...order }: Transaction): number => {
  const most = back ? mostForWayBack(order, back) : 0
  if (fee_minor > SAMPLE_MINOR) return most + 1
  return fee_minor > WAY_BACK_MINOR ? most : Math.min(fee_minor, most)
}

/** The first line for the sample's, the last for its second one, as many units of two as are meant. */
const ownLine = (line: ReturnLine, items: Transaction['items']): ReturnLine => {
  const item =
    line.product_id === PRODUCT_ID
      ? items[0]
      : line.product_id === SECOND_ID
        ? items.at(-1)
        : undefined
  if (!item) return line
  const { product_id, variant_id } = item
  const quantity = line.quantity > 2 ? item.quantity : Math.min(line.quantity, item.quantity)
  return { product_id, variant_id, quantity }
}

/** The command for this order instead of the sample: its goods, its images and its amounts. */
const fittedCommand = (command: Command, transaction: Transaction): Command => {
  const { id: transaction_id, vendor_id, items, amount_paid, escrow_fee, carrier } = transaction
  const most = amount_paid - escrow_fee - (carrier?.fee_minor ?? 0)
  const names: Readonly<Record<string, string>> = {
    [TRANSACTION_ID]: transaction_id,
    [WHO.vendor.id]: vendor_id,
  }
  const own = (path: string): string =>
    path
      .split('/')
      .map((name) => names[name] ?? name)
      .join('/')
  switch (command.action) {
    case 'confirm_partial': {
      const [item] = items
      if (!item) return command
      return {
        ...command,
        lines: command.lines.map(({ quantity }) => ({
          product_id: item.product_id,
          variant_id: item.variant_id,
          quantity,
        })),
      }
    }
    case 'dispute':
      return { ...command, evidence_paths: command.evidence_paths.map(own) }
    case 'add_evidence':
      return { ...command, paths: command.paths.map(own) }
    case 'ask_return':
      return {
        ...command,
        lines: command.lines.map((line) => ownLine(line, items)),
        photo_paths: command.photo_paths.map(own),
      }
    case 'refuse_return':
    case 'contest_return':
      return { ...command, evidence_paths: command.evidence_paths.map(own) }
    case 'send_back': {
      const { photo_path, ...shipment } = command.shipment
      return {
        ...command,
        shipment: { ...shipment, ...(photo_path !== undefined && { photo_path: own(photo_path) }) },
      }
    }
    case 'offer_part':
    case 'accept_part':
    case 'decline_part':
      return { ...command, amount_minor: settled(command.amount_minor, most) }
    case 'propose_settlement':
    case 'accept_settlement':
    case 'decline_settlement':
    case 'withdraw_settlement':
      return { ...command, refund_minor: settled(command.refund_minor, most) }
    case 'resolve':
      return command.outcome === 'split'
        ? { ...command, refund_minor: settled(command.refund_minor, most) }
        : command
    case 'book':
      return { ...command, fee_minor: booked(command.fee_minor, carrier?.fee_minor ?? 0) }
    case 'book_return':
      return { ...command, fee_minor: bookedBack(command.fee_minor, transaction) }
    default:
      return command
  }
}

export const fitted = (move: Move, transaction: Transaction): Move => ({
  ...move,
  command: fittedCommand(move.command, transaction),
})
