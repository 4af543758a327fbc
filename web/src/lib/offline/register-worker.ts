/** The app's only service worker: it serves pages offline and shows what is pushed. */
const WORKER = '/service-worker.js'

/** Registers the worker, unless it is, and resolves once it is active. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}
