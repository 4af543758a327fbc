/** The record that the cookie notice was read; the privacy policy names it too. */
export const CONSENT_COOKIE = 'cc_cookie'
export const CONSENT_DAYS = 182
