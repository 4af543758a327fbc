import type { World } from './world'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** What went to which phone, the newest first, for people. */
export const messagesPage = ({ state }: World): string => {
  const rows = state.messages
    .toReversed()
    .map(
      ({ at, channel, provider, to, text, template, status, charges }) =>
        `<tr><td>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}</td><td>${channel} (${provider})</td><td>+${escaped(to)}</td><td>${template ? `<em>${escaped(template)}</em> ` : ''}${escaped(text)}</td><td>${status}</td><td>${charges.length > 0 ? `₦${charges.join(' + ₦')}` : ''}</td></tr>`,
    )
  const inbound = state.inbound
    .toReversed()
    .map(({ from, channel, text }) => `<li>+${escaped(from)} (${channel}): ${escaped(text)}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>SMS and WhatsApp</title>
<style>body{font:16px/1.4 system-ui;margin:1.5rem;max-width:70rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top;white-space:pre-wrap}</style>
<h1>SMS and WhatsApp that would be sent</h1><p>Nothing leaves this machine.</p>
<table><tr><th>When</th><th>By</th><th>To</th><th>Text</th><th>Status</th><th>Cost</th></tr>${rows.join('')}</table>
<h2>What people wrote</h2><ul>${inbound.join('')}</ul></html>`
}
