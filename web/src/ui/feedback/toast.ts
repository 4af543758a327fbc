import { loadChunk } from '../chunks/load-chunk'

type Kind = 'success' | 'error' | 'info'

type Host = {
  isWanted: boolean
  listeners: Set<() => void>
  ready: Promise<void>
  open: () => void
}

const makeHost = (): Host => {
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isWanted: false, listeners: new Set(), ready, open }
}

/** Loads the toaster with the first toast; toasts wait until it is mounted. */
export const toastHost = makeHost()

const show = async (kind: Kind, text: string) => {
  if (!toastHost.isWanted) {
    toastHost.isWanted = true
    for (const listener of toastHost.listeners) listener()
  }
  const [{ toast: sonner }] = await Promise.all([
    loadChunk(() => import('sonner')),
    toastHost.ready,
  ])
  // Kind and text are the toast's id, so that the same message isn't shown twice at once.
  sonner[kind](text, { id: `${kind}:${text}` })
}

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  info: (text: string) => void show('info', text),
}
