/**
 * The oldest browsers that the site is made for: target of the build, which lowers scripts and styles,
 * and of the tests that look through both. Safari 14.1 is that of iOS 14.5.
 */
export const OLDEST_BROWSERS = ['chrome87', 'edge87', 'firefox91', 'safari14.1', 'ios14.5']
