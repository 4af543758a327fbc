/**
 * The colours of the web's `tokens.css`, by light and dark mode. An email has no style sheet to take
 * them from.
 */
const COLOURS = {
  paper: ['#fbf8f2', '#141210'],
  surface: ['#ffffff', '#1d1a17'],
  ink: ['#1d1a16', '#f3eee5'],
  muted: ['#5d564b', '#b5ab9b'],
  line: ['#e4dccd', '#38322b'],
  primary: ['#1e5138', '#8fd0aa'],
  soft: ['#e3efe6', '#1b3327'],
  onPrimary: ['#ffffff', '#0d2317'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

const light = (name: keyof typeof COLOURS) => COLOURS[name][0]
const dark = (name: keyof typeof COLOURS) => COLOURS[name][1]

/** Inline, because several mail apps drop style sheets; the classes serve dark mode alone. */
export const STYLES = {
  body: `margin:0;padding:0;background:${light('paper')};color:${light('ink')};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`,
  page: 'max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere',
  brand: `margin:0 0 16px;color:${light('primary')};font-size:22px;font-weight:700`,
  logo: 'border:0;border-radius:8px;margin-right:8px;vertical-align:middle',
  word: `margin:0 0 12px;color:${light('muted')};font-size:14px`,
  card: `background:${light('surface')};border:1px solid ${light('line')};border-radius:12px;padding:20px 16px`,
  title: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  image: 'display:block;width:96px;height:120px;object-fit:cover;border:0;border-radius:8px',
  paragraph: 'margin:0 0 16px',
  amount: `background:${light('soft')};border-radius:8px;padding:12px 16px;margin:0 0 16px`,
  amountLabel: `margin:0;color:${light('muted')};font-size:14px`,
  amountValue: `margin:0;color:${light('primary')};font-size:26px;font-weight:700`,
  facts: 'width:100%;border-collapse:collapse;margin:0 0 16px;font-size:14px',
  fact: `padding:6px 0;border-top:1px solid ${light('line')};text-align:left;vertical-align:top`,
  factName: `color:${light('muted')};font-weight:400;padding-right:16px;white-space:nowrap`,
  button: `display:inline-block;background:${light('primary')};color:${light('onPrimary')};border-radius:8px;padding:13px 20px;font-weight:600;text-decoration:none`,
  foot: `margin:16px 0 0;color:${light('muted')};font-size:14px`,
  link: `color:${light('muted')}`,
} as const

/** Dark mode for the mail apps that read style sheets; the others invert colours by themselves. */
export const DARK = [
  '@media (prefers-color-scheme:dark){',
  `.page{background:${dark('paper')}!important;color:${dark('ink')}!important}`,
  `.card{background:${dark('surface')}!important;border-color:${dark('line')}!important}`,
  `.brand,.value{color:${dark('primary')}!important}`,
  `.amount{background:${dark('soft')}!important}`,
  `.muted{color:${dark('muted')}!important}`,
  `.fact{border-color:${dark('line')}!important}`,
  `.button{background:${dark('primary')}!important;color:${dark('onPrimary')}!important}`,
  '}',
].join('')
