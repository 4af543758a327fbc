import type { OpsDecision } from '../../contract/entities/console/audit'

type Goods = { id: string; status: string; taken_down?: object | null | undefined }

/** The entry of the audit log of taking goods down or reinstating them, which leads to a status. */
export const takedownEntry = (
  id: string,
  { id: subject, status: before, taken_down }: Goods,
  { is_down, status }: { is_down: boolean; status: string },
): Pick<OpsDecision, 'id' | 'action' | 'subject' | 'before' | 'after'> => ({
  id,
  action: is_down ? 'takedown' : 'reinstate',
  subject,
  before: { status: before, is_taken_down: Boolean(taken_down) },
  after: { status, is_taken_down: is_down },
})
