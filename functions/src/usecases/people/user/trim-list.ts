import { type OwnList, removeOldest } from '../../../db/people/own-lists'

/** Limits a list that clients write directly, without the API. */
export const trimList = async (uid: string, list: OwnList): Promise<void> => {
  while ((await removeOldest(uid, list)) > 0);
}
