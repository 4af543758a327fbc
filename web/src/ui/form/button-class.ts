import { cx } from '../cx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent'
type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-strong',
  accent: 'border-transparent bg-accent text-on-accent not-disabled:hover:brightness-110',
  secondary: 'border-edge bg-surface text-ink not-disabled:hover:bg-sunken',
  quiet: 'border-transparent text-ink not-disabled:hover:bg-sunken',
  danger: 'border-transparent bg-error text-on-error not-disabled:hover:bg-error-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
}

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** Classes shared by buttons and links styled as buttons. */
export const buttonClass = ({ variant = 'primary', size = 'md', wide }: ButtonLook = {}) =>
  cx(base, variants[variant], sizes[size], wide && 'w-full')
