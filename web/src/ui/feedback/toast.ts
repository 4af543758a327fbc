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

/** The toaster isn't loaded before the first toast; toasts wait until it listens. */
export const toastHost = makeHost()

const show = async (kind: Kind, text: string) => {
  if (!toastHost.isWanted) {
    toastHost.isWanted = true
    for (const listener of toastHost.listeners) listener()
  }
  const [{ toast: sonner }] = await Promise.all([import('sonner'), toastHost.ready])
  // The text is the toast's id: the same message twice at once is shown once.
  sonner[kind](text, { id: `${kind}:${text}` })
}

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  info: (text: string) => void show('info', text),
}
