/**
 * The oldest browsers that the site is made for: target of the build, which lowers scripts and styles,
 * and of the tests that look through both. Safari 14.1 is that of iOS 14.5.
 */
export const OLDEST_BROWSERS = ['chrome87', 'edge87', 'firefox91', 'safari14.1', 'ios14.5']

/**
 * What syntax is lowered for. V8 has optional chains since 80; until 91 it miscounts the arguments of a call in
 * one that spreads before its last argument (v8:11558), for which alone the build would lower them all. A test
 * refuses that call instead, and public pages are 0.8 KiB smaller, gzipped.
 */
export const LOWERED_FOR = OLDEST_BROWSERS.map((one) => one.replace(/^(chrome|edge)87$/, '$191'))
