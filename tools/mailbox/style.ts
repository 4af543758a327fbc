/** The one style sheet; works from 320 px, light and dark. */
export const STYLE = `
:root { --ink: #14231c; --muted: #55655d; --paper: #f3f6f4; --card: #fff; --line: #d5ded9;
  --brand: #0b6b45; --on-brand: #fff; --note: #fff3cd; --on-note: #5a4300; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8efeb; --muted: #a3b3ab; --paper: #0e1512; --card: #17211c; --line: #2d3b34;
    --brand: #4cc38a; --on-brand: #06150d; --note: #3a2f0b; --on-note: #ffe08a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 72rem; margin: 0 auto; padding: 1rem; }
.banner { padding: .6rem 1rem; background: var(--note); color: var(--on-note); text-align: center; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-bottom: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
a { color: var(--brand); }
label { display: block; margin: 0 0 .75rem; font-size: .875rem; color: var(--muted); }
input { display: block; width: 100%; min-height: 48px; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
button { min-height: 48px; margin-top: .5rem; padding: .6rem 1rem; font: inherit; font-weight: 600;
  color: var(--on-brand); background: var(--brand); border: 1px solid var(--brand); border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.account { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
.account dt { color: var(--muted); }
.account dd { margin: 0; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem; margin-top: 1rem; }
.scroll { overflow-x: auto; margin-top: 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .5rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
`
