import { momentText } from "@linkedpotential/contract/date-texts";
import type { Mail } from "./mailbox.ts";

const style = `
:root{color-scheme:light dark;--line:light-dark(#dde3e6,#2c3438);--soft:light-dark(#f4f7f8,#151a1d);--back:light-dark(#fff,#1b2125);--dim:light-dark(#5b6870,#98a5ac);--accent:light-dark(#0b6b74,#5cc3cc)}
*{box-sizing:border-box}body{margin:0;font:14px/1.5 system-ui,sans-serif;background:var(--soft);min-height:100vh;display:grid;grid-template-rows:auto 1fr}
header{padding:12px 20px;border-bottom:1px solid var(--line);background:var(--back);display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
h1{font-size:16px;margin:0}header p{margin:0;color:var(--dim)}
main{display:grid;grid-template-columns:minmax(240px,340px) 1fr;min-height:0}
nav{border-right:1px solid var(--line);background:var(--back);overflow:auto}
nav a{display:block;padding:12px 20px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover,nav a[aria-current]{background:var(--soft)}nav a[aria-current]{box-shadow:inset 3px 0 var(--accent)}
nav b,nav span{display:block}nav span,dt,.empty{color:var(--dim)}
article{padding:20px;display:grid;gap:16px;align-content:start;min-width:0}h2{font-size:20px;margin:0;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:min(70vh,820px);border:1px solid var(--line);border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0 0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--back)}
.empty{padding:40px 20px;text-align:center}a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
@media(max-width:720px){main{grid-template-columns:1fr}nav{border-right:0;max-height:40vh}}`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const timeOf = (mail: Mail): string => escaped(momentText(new Date(mail.sentAt), "de", "Europe/Berlin"));

export function mailboxPage(mails: readonly Mail[], chosen: Mail | undefined): string {
  const list = mails.map((mail) => item(mail, mail === chosen)).join("");
  const content = chosen
    ? letter(chosen)
    : `<p class="empty">Noch keine E-Mails. Die Seite aktualisiert sich selbst.</p>`;
  const refresh = chosen ? "" : `<meta http-equiv="refresh" content="3">`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}<title>Postfach · LinkedPotential lokal</title><style>${style}</style></head><body><header><h1>Postfach</h1><p>Was dieser Rechner verschickt hätte: ${mails.length} E-Mails.</p><a href="/__local/mailbox">Aktualisieren</a></header><main><nav aria-label="E-Mails">${list}</nav>${content}</main></body></html>`;
}

const item = (mail: Mail, isCurrent: boolean): string =>
  `<a href="/__local/mailbox?mail=${encodeURIComponent(mail.id)}"${isCurrent ? ' aria-current="true"' : ""}><b>${escaped(mail.subject) || "(ohne Betreff)"}</b><span>an ${escaped(mail.to)}</span><span>${timeOf(mail)}</span></a>`;

function letter(mail: Mail): string {
  const rows = [
    ["Von", mail.from],
    ["An", mail.to],
    ["Antwort an", mail.replyTo ?? ""],
    ["Anhänge", (mail.attachments ?? []).map(({ name }) => name).join(", ")],
    ...Object.entries(mail.headers ?? {}),
  ].filter(([, value]) => value);
  const facts = rows.map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join("");
  const html = `<iframe title="Inhalt der E-Mail" src="/__local/mails/${encodeURIComponent(mail.id)}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`;
  const text = `<details${mail.html ? "" : " open"}><summary>Nur Text</summary><pre>${escaped(mail.text)}</pre></details>`;
  return `<article><h2>${escaped(mail.subject)}</h2><dl>${facts}<dt>Gesendet</dt><dd>${timeOf(mail)}</dd></dl>${mail.html ? html : ""}${text}</article>`;
}
