import { AppError, type ErrorCode } from '../../contract/api/errors'
import type { Switch } from '../../contract/entities/console/switches'
import type { PaymentChannel } from '../../contract/entities/orders/transaction'
import type { Deps } from '../deps'

const CODES: Record<Exclude<Switch, 'uploads' | 'paid_messages' | PaymentChannel>, ErrorCode> = {
  checkouts: 'transaction/paused',
  payouts: 'payout/paused',
  sign_ups: 'user/sign-up-paused',
}

/** @throws AppError `transaction/paused`, `payout/paused` or `user/sign-up-paused` if it is off */
export const requireSwitch = async (deps: Deps, name: keyof typeof CODES): Promise<void> => {
  if ((await deps.switchedOff()).has(name)) throw new AppError(CODES[name])
}

/** @throws AppError `payment/channel-paused` if it is off */
export const requireChannel = async (deps: Deps, channel: PaymentChannel): Promise<void> => {
  if ((await deps.switchedOff()).has(channel)) throw new AppError('payment/channel-paused')
}

/** @throws AppError `transaction/paused` or `payment/channel-paused` */
export const requireCheckout = async (deps: Deps, channel: PaymentChannel): Promise<void> => {
  await requireSwitch(deps, 'checkouts')
  await requireChannel(deps, channel)
}
