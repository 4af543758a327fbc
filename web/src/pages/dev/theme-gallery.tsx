import { Button } from '@/ui/form/button'

const pairs = [
  'bg-paper text-ink',
  'bg-surface text-ink',
  'bg-sunken text-muted',
  'bg-primary text-on-primary',
  'bg-primary-soft text-primary-strong',
  'bg-accent text-on-accent',
  'bg-accent-soft text-accent',
  'bg-warning-soft text-warning',
  'bg-error text-on-error',
  'bg-error-soft text-error',
  'bg-success-soft text-success',
  'bg-neutral-soft text-neutral',
]

const setTheme = (theme: string) => {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

export const ThemeGallery = () => (
  <>
    <div className="flex flex-wrap gap-2">
      {['', 'light', 'dark'].map((theme) => (
        <Button key={theme} size="sm" variant="secondary" onClick={() => setTheme(theme)}>
          {theme || 'system'}
        </Button>
      ))}
    </div>
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {pairs.map((pair) => (
        <li key={pair} className={`rounded-md border border-line p-3 text-sm ${pair}`}>
          {pair.replaceAll('bg-', '').replaceAll('text-', 'with ')}
        </li>
      ))}
    </ul>
    <p className="font-heading text-3xl font-semibold">Ọjà: ₦12,500 for a hand-dyed adire</p>
    <p>The text is set in the device’s own face, as fast as it gets. ₦12,500</p>
    <div aria-hidden className="woven h-3 rounded-sm" />
  </>
)
