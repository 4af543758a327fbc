import { atMost, type Figure } from '../figure'
import type { openBrowser, Visit } from './visit'
import { weigh } from './weigh'

const BUDGET = atMost(230)
const UNIT = 'KiB'

/** What each is opened for: content of the API's answer, not the shape that stands in for it. */
const SCREENS = [
  { name: 'purchases', path: '/dashboard/purchases', shows: 'main tbody tr' },
  { name: 'vendor home', path: '/dashboard/vendor', shows: '#waiting-title ~ ul li' },
  { name: 'messages', path: '/dashboard/messages', shows: 'main ul li a' },
  { name: 'notifications', path: '/dashboard/notifications', shows: 'main ul li h2' },
  { name: 'settings', path: '/dashboard/settings', shows: 'main dl' },
]

/** The scripts that were asked for until the content was drawn. */
export const weighDrawn = ({ loaded, drawn_at }: Visit): number =>
  weigh(loaded.filter(({ started_at }) => started_at <= drawn_at)).scripts_kib

type Weighing = {
  origin: string
  browser: Pick<Awaited<ReturnType<typeof openBrowser>>, 'visit'>
  say: (line: string) => void
}

/** The first load of a signed-in screen, and what has come by the time it rests. */
export const weighDashboards = async ({ origin, browser, say }: Weighing) => {
  const figures: Figure[] = []
  for (const { name, path, shows } of SCREENS) {
    say(`  visiting ${name}, signed in`)
    const visit = await browser.visit(`${origin}${path}`, { shows, isSignedIn: true })
    figures.push({
      row: 3,
      what: `JavaScript to draw ${name}, signed in`,
      value: weighDrawn(visit),
      unit: UNIT,
      budget: BUDGET,
    })
    figures.push({
      row: 3,
      what: `JavaScript after idle, ${name}, signed in`,
      value: weigh(visit.loaded).scripts_kib,
      unit: UNIT,
    })
  }
  return figures
}
