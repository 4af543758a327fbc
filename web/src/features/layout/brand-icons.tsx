/** Custom glyphs, since the icon set has no brand icons. */
const glyphs = {
  twitter: <path d="M4 4h4.2l4 5.5L17 4h2.6l-6.2 7.1L20 20h-4.2l-4.4-6L6.2 20H3.6l6.6-7.6z" />,
  facebook: (
    <path d="M13.5 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-.9.4-1.7 1.8-1.7h1.5V3.9c-3.6-.7-6.5.6-6.5 4v2.3H7.4v3.2h2.9V21z" />
  ),
  linkedin: (
    <>
      <circle cx="6" cy="5.6" r="1.9" />
      <path d="M4.4 9.2h3.2V20H4.4zM9.8 9.2h3.1v1.5c.9-1.9 6.9-2.5 6.9 2.6V20h-3.2v-5.8c0-3.2-3.6-2.8-3.6 0V20H9.8z" />
    </>
  ),
  instagram: (
    <path
      d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM16.8 7.2h.01"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  ),
}

export type Brand = keyof typeof glyphs

export const BrandIcon = ({ brand }: { brand: Brand }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
    {glyphs[brand]}
  </svg>
)
