import { goodsText } from '../../../contract/goods-text'
import { formatMoney } from '../../../contract/money'
import { timestampFromMillis } from '../../../contract/time'
import { paths } from '../../../contract/urls'
import type { Batch } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { readUser } from '../../../db/people/users'
import type { Deps } from '../../deps'
import { emailFrom, wordFor } from '../../messaging/notification/email-from'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { maskedOf } from './name-refund-account'
import type { Redirect } from './read-redirect'

/** Writes to the buyer where an operator sends their refund, unless they have no account any more. */
export const mailRedirect = async (
  deps: Deps,
  batch: Batch,
  { transaction, amount_minor, account }: Redirect,
  now: number,
): Promise<void> => {
  const buyer = await readUser(transaction.buyer_id)
  if (!buyer) return
  if (!buyer.data.email) {
    const { user_id: uid, name } = buyer.data
    const id = `redirect-${transaction.id}-${deps.ids()}`
    await notify(deps, batch, securityAlert({ uid, name, change: 'account', id, now }))
    return
  }
  const word = await wordFor(deps, transaction.buyer_id, buyer.data.email)
  const amount = formatMoney(amount_minor, transaction.currency)
  addMailTo(batch, `redirect-${transaction.id}-${deps.ids()}`, {
    to: [buyer.data.email],
    replyTo: deps.contact_address,
    message: emailFrom(deps, word, {
      subject: `Your refund for ${transaction.invoice_id} goes to a bank account`,
      paragraphs: [
        `Hello ${buyer.data.name},`,
        `Your refund of ${amount} for ${goodsText(transaction)} could not return to the account that you paid from. We send it to this account:`,
        `${account.account_name}, ${account.bank_name} ${maskedOf(account)}`,
        'If you did not agree to this, answer this email at once.',
      ],
      action: { text: 'See the order', url: `${deps.app_url}${paths.purchase(transaction.id)}` },
    }),
    created_at: timestampFromMillis(now),
  })
}
