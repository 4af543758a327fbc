import { maskContacts } from '../../contract/text/mask-contacts'
import type { By } from './recorded'

/** An operator's reason as the people read it whom the decision is about: it may name somebody else. */
export const shownReason = ({ reason }: Pick<By, 'reason'>): string => maskContacts(reason)
