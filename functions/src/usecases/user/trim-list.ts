import { type OwnList, removeOldest } from '../../db/people/own-lists'

/** Keeps a list that somebody writes past the API from growing for ever. */
export const trimList = async (uid: string, list: OwnList): Promise<void> => {
  while ((await removeOldest(uid, list)) > 0);
}
