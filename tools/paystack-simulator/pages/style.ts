/** The one style sheet; works from 320 px, light and dark. */
export const STYLE = `
:root { --ink: #14231c; --muted: #55655d; --paper: #f3f6f4; --card: #fff; --line: #d5ded9;
  --brand: #0b6b45; --on-brand: #fff; --bad: #9c1c1c; --bad-paper: #fdecec; --note: #fff3cd; --on-note: #5a4300; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8efeb; --muted: #a3b3ab; --paper: #0e1512; --card: #17211c; --line: #2d3b34;
    --brand: #4cc38a; --on-brand: #06150d; --bad: #ffb4b4; --bad-paper: #3a1616; --note: #3a2f0b; --on-note: #ffe08a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; margin: 0 auto; padding: 1rem; }
.wide main { max-width: 72rem; }
.banner { margin: 0; padding: .6rem 1rem; background: var(--note); color: var(--on-note); text-align: center; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-bottom: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
.wide h2 { margin-top: 0; }
.amount { text-align: center; margin-bottom: 1rem; }
.amount p { margin: 0; }
.muted, small { color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.problem { background: var(--bad-paper); color: var(--bad); padding: .75rem; border-radius: 8px; }
a { color: var(--brand); }
label { display: block; margin: 0 0 .75rem; font-size: .875rem; color: var(--muted); }
input, select { display: block; width: 100%; min-height: 48px; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  font-size: 1rem; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button, .button { display: block; width: 100%; min-height: 48px; margin-top: .5rem; padding: .6rem 1rem; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; color: var(--on-brand); background: var(--brand);
  border: 1px solid var(--brand); border-radius: 8px; cursor: pointer; }
button.quiet { color: var(--brand); background: transparent; border-color: var(--line); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.tabs { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: .25rem; margin-bottom: 1rem; padding: .25rem;
  background: var(--paper); border-radius: 10px; }
.tabs a { padding: .65rem; text-align: center; text-decoration: none; color: var(--muted); border-radius: 8px; }
.tabs a[aria-current] { background: var(--card); color: var(--ink); font-weight: 600; }
.cards { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; }
.cards li + li { border-top: 1px solid var(--line); }
.cards a { display: block; padding: .6rem .75rem; text-decoration: none; color: var(--ink); }
.cards a[aria-current] { box-shadow: inset 4px 0 var(--brand); }
.cards span { display: block; }
.number { font-family: ui-monospace, monospace; font-size: .875rem; color: var(--muted); }
.account { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
.account dt { color: var(--muted); }
.account dd { margin: 0; overflow-wrap: anywhere; }
.account .number { font-size: 1.125rem; color: var(--ink); }
.row { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .5rem; margin-top: 1rem; }
.row > form { flex: 1 1 9rem; }
.wide .row { justify-content: start; }
.wide .row > * { flex: 0 1 auto; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .5rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
td form { display: inline-block; }
td button { width: auto; min-height: 32px; margin: 0 .25rem .25rem 0; padding: .15rem .6rem; font-weight: 400; }
`
