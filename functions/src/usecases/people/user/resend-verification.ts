import { AppError } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { paths } from '../../../contract/urls'
import { addMail } from '../../../db/messaging/mail'
import type { Deps } from '../../deps'
import { emailFrom } from '../../messaging/notification/email-from'
import { takeFromLimit } from '../../rate-limit'

/** Sends the verification email again, unless the address is already verified. */
export const resendVerification = async (
  deps: Deps,
  uid: string,
  address: string,
): Promise<{ already_verified: boolean }> => {
  const { email, email_verified } = await deps.identity.account(uid)
  if (!email) throw new AppError('user/no-email')
  if (email_verified) return { already_verified: true }
  // An account can be made again: the address that is written to is counted too.
  const subjects = [`uid:${uid}`, `address:${address}`, `email:${email.toLowerCase()}`]
  await takeFromLimit(deps, 'verification', ...subjects)
  const link = await deps.identity.verificationLink(email, `${deps.app_url}${paths.marketplace}`)
  await addMail(deps.ids(), {
    to: [email],
    message: emailFrom(deps, null, {
      subject: 'Confirm your email address',
      paragraphs: [
        // The address is unverified: no text that the user chose, nor their word.
        'Hello,',
        'Please confirm that this email address is yours: open the link below.',
        'If you did not create an account at Oja, ignore this message.',
      ],
      action: { text: 'Confirm this address', url: link },
    }),
    created_at: timestampFromMillis(deps.clock()),
  })
  return { already_verified: false }
}
