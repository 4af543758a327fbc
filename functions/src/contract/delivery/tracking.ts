/** What advertisers, mailers and social networks add to a link. */
const TRACKING =
  /^(utm_.*|mtm_.*|fb_.*|fbclid|gclid|gclsrc|gbraid|wbraid|gad_.*|dclid|msclkid|ttclid|twclid|li_fat_id|yclid|igsh|igshid|mc_.id|mkt_tok|_ga|_gl|srsltid)(=|$)/i

/** A URL's query without what only says where a visitor came from: '' or '?…'. */
export const withoutTracking = (search: string): string => {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
