import type { Vendor, VendorPrivate } from '../../../contract/entities/people/vendor'

/** Whether somebody's deals can be paid: not suspended, and with a bank account that was checked. */
export const isPayable = (
  { status }: Pick<Vendor, 'status'>,
  { payout_account }: Pick<VendorPrivate, 'payout_account'>,
): boolean => status === 'active' && payout_account !== null

/** The first name and one initial of who has the bank account: enough to know them by, no more. */
export const bankInitials = (legal_name: string): string => {
  const [first = '', ...others] = legal_name.split(/\s+/u)
  const [initial = ''] = others.at(-1) ?? ''
  return initial === '' ? first : `${first} ${initial}.`
}
