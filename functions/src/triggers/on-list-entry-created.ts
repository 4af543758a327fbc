import type { OwnList } from '../store/own-lists'
import { trimList } from '../usecases/user/trim-list'

export const onListEntryCreated = (uid: string, list: OwnList): Promise<void> => trimList(uid, list)
