/**
 * Reloads the document, unless its URL was already loaded that way.
 * @returns whether it reloads
 */
export const reloadOnce = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  const isReloaded = loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload'
  if (isReloaded && loaded.name === window.location.href) return false
  window.location.reload()
  return true
}
