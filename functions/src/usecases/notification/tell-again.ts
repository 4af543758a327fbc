import { millisOf } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import { raiseNotification, readNotification } from '../../store/notifications'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { type News, notificationOf, tell } from './tell'

/**
 * News that come again and again under one id: the first is told whole, each later one brings the
 * notification up anew, unread, without another letter or push. Delivered twice, it changes nothing.
 */
export const tellAgain = (deps: Deps, news: News): Promise<void> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readNotification(news.uid, news.id)
    if (!kept) {
      await tell(deps, batch, news)
      return { answer: undefined }
    }
    if (millisOf(kept.data.created_at) >= millisOf(news.at)) {
      return { answer: undefined, unchanged: true }
    }
    raiseNotification(batch, news.uid, kept, notificationOf(news))
    return { answer: undefined }
  })
