/** Records the choice made in the cookie notice. The privacy policy names this cookie too. */
export const CONSENT_COOKIE = 'cc_cookie'
export const CONSENT_DAYS = 182
