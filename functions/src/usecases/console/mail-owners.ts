import { consolePaths } from '../../contract/console-urls'
import type { CaseDecision } from '../../contract/entities/console/case-decision'
import { millisOf } from '../../contract/time'
import { activeOperators } from '../../db/console/operators'
import type { Batch } from '../../db/firestore'
import { addMailTo } from '../../db/messaging/mail'
import type { Deps } from '../deps'

/** Emails the owners that the only operator wants to decide what two people should. Ids alone. */
export const mailOwners = async (
  { contact_address, app_url }: Deps,
  batch: Batch,
  { transaction_id, proposed_by, proposed_at }: CaseDecision,
): Promise<void> => {
  const owners = (await activeOperators()).filter(({ role }) => role === 'owner')
  const to = [...new Set([contact_address, ...owners.map(({ email }) => email)])]
  addMailTo(batch, `case-${transaction_id}-${millisOf(proposed_at)}`, {
    to,
    message: {
      subject: 'A decision waits for 24 hours',
      text: [
        `The operator ${proposed_by} wants to decide the case ${transaction_id}, whose amount needs two people.`,
        'There is nobody else who may, so it can be confirmed in 24 hours. Until then it can be dropped:',
        '',
        `${app_url}${consolePaths.case(transaction_id)}`,
      ].join('\n'),
    },
    created_at: proposed_at,
  })
}
