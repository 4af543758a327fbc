import { AppError } from '../../../contract/api/errors'
import { mobilePhone } from '../../../contract/text/phone'

/** The typed number in E.164. @throws AppError `user/phone-invalid` with the form expected */
export const requireMobile = (typed: string): string => {
  const phone = mobilePhone(typed)
  if (phone === undefined) throw new AppError('user/phone-invalid')
  return phone
}
