type Target = { name: string; href: (url: string, title: string) => string }

export const whatsApp: Target = {
  name: 'WhatsApp',
  href: (url, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
}

export const shareTargets: Target[] = [
  whatsApp,
  {
    name: 'Facebook',
    href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: 'X',
    href: (url, title) =>
      `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
]

const POPUP = { width: 550, height: 400 }

/** Opens a centred popup without `opener`, so that the other site can't access this page. */
export const openSharePopup = (href: string, { width, height } = POPUP) => {
  const left = Math.max(0, Math.round((window.screen.width - width) / 2))
  const top = Math.max(0, Math.round((window.screen.height - height) / 2))
  window.open(
    href,
    '_blank',
    `noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`,
  )
}
