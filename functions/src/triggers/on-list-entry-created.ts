import type { OwnList } from '../db/people/own-lists'
import { trimList } from '../usecases/people/user/trim-list'

export const onListEntryCreated = (uid: string, list: OwnList): Promise<void> => trimList(uid, list)
