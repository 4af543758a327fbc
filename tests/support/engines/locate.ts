// biome-ignore-all lint/performance/useDomNodeTextContent: what is hidden isn't read
/** What a person sees and touches: its kind, and its name or the start of it. */
export type Thing = { kind: 'button' | 'link' | 'field' | 'text' | 'selector'; name: string }

/**
 * Finds what is on the screen by its name, as people do; runs in the page. A text may begin with the name,
 * the others have it whole: "…" stands for what comes before or after it.
 */
export const locate = ({ kind, name }: Thing): Element | null => {
  if (kind === 'selector') return document.querySelector(name)
  const wanted = name.replace(/^…|…$/g, '')
  const isNamed = (text: string | null | undefined) => {
    const words = (text ?? '').replace(/\s+/g, ' ').trim()
    if (name.startsWith('…')) return words.includes(wanted)
    return name === wanted && kind !== 'text' ? words === name : words.startsWith(wanted)
  }
  const isShown = (element: Element) => {
    const { visibility } = getComputedStyle(element)
    const isReady = !element.matches(':disabled, [aria-disabled="true"]')
    return isReady && element.getClientRects().length > 0 && visibility === 'visible'
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  if (kind === 'field') {
    const labelled = all('label').filter((label) => isNamed(label.innerText))
    const control = labelled.map((label) => (label as HTMLLabelElement).control).find(Boolean)
    return control ?? all('[aria-label]').find((one) => isNamed(one.ariaLabel)) ?? null
  }
  const selector = {
    button: 'button',
    link: 'a[href]',
    text: 'h1,h2,h3,p,li,output,[role="status"]',
  }[kind]
  const found = all(selector).filter(isShown)
  return found.find((one) => isNamed(one.getAttribute('aria-label') ?? one.innerText)) ?? null
}

/** Chooses an option by its text, as its menu does, which no driver opens in every engine. */
export const pick = (select: HTMLSelectElement, name: string): boolean => {
  const option = [...select.options].find(({ text, value }) => text === name || value === name)
  if (!option) return false
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
