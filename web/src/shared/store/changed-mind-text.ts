import type { ReturnPolicy } from '@contract/entities/orders/return-policy'

/** What a store takes back for a changed mind. `isFinal`: of a kind that never goes back for it. */
export const changedMindText = (policy: ReturnPolicy | undefined, isFinal = false): string => {
  if (isFinal) return 'This doesn’t go back for a changed mind; a fault can always be returned.'
  return policy?.changed_mind_days
    ? `Changed your mind? The store takes it back within ${policy.changed_mind_days} days of delivery: you get the price of the goods back and pay the way.`
    : 'The store takes nothing back for a changed mind; a fault can always be returned.'
}
