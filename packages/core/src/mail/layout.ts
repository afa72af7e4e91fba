import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../config.ts";
import { escapeHtml } from "./escape-html.ts";
import { htmlAddress, htmlText } from "./html-text.ts";
import { imprintLink } from "./link-to.ts";

export interface UnsubscribeLinks {
  page: string;
  /** Address to which mail programs send a POST request to unsubscribe with one click (RFC 8058). */
  oneClick: string;
}

interface Link {
  label: string;
  href: string;
}

export interface LinkedParagraph {
  /** First line, in bold. */
  title?: string;
  text: string;
  /** Rows of links below the text. The links of a row are in one line if there is room. */
  links: Link[][];
}

/** Details such as a date or a price, one per line. Gaps tell them apart where a line wraps. */
export interface FactList {
  facts: string[];
}

type Paragraph = string | LinkedParagraph | FactList;

export interface MailParts {
  language: Language;
  workspace: Workspace;
  heading: string;
  /** By default the heading. It has at most `subjectMax` characters, and no sender, whose name is shown next to it. */
  subject?: string;
  greeting?: string;
  /** Text that mail programs show after the subject in lists. By default the first two paragraphs. */
  preview?: string;
  paragraphs: Paragraph[];
  button?: { label: string; href: string };
  note?: string | LinkedParagraph;
  unsubscribe?: UnsubscribeLinks;
  /** Makes the sender link to the page for businesses instead of the landing page of the workspace. */
  isToBusiness?: true;
  /** Set on a mail to the support team. Such a mail does not offer to reply to the support team. */
  isInternal?: true;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  oneClick?: string;
  replyTo?: string;
}

const linkHints = {
  de: "Falls der Knopf nicht reagiert, kopieren Sie diese Adresse in Ihren Browser:",
  en: "If the button does not work, copy this address into your browser:",
  fr: withFrenchSpacing("Si le bouton ne réagit pas, copiez cette adresse dans votre navigateur :"),
} satisfies Record<Language, string>;

const unsubscribeLabels: Record<Language, string> = {
  de: "E-Mails dieser Art abbestellen",
  en: "Unsubscribe from e-mails of this kind",
  fr: "Se désabonner de ce type d’e-mails",
};

const replyHints = {
  de: "Sie haben eine Frage? Antworten Sie auf diese E-Mail, unser Support liest sie.",
  en: "Any questions? Reply to this e-mail and our support team will read it.",
  fr: withFrenchSpacing("Une question ? Répondez à cet e-mail, notre assistance le lira."),
} satisfies Record<Language, string>;

const imprintLabels: Record<Language, string> = { de: "Impressum", en: "Legal notice", fr: "Mentions légales" };

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029 ]+/gu, " ").trim();

const colons = { de: ":", en: ":", fr: withFrenchSpacing(" :") } satisfies Record<Language, string>;

/** Formats `label: text`, with the space that French requires before a colon. */
export const labelled = (language: Language, label: string, text: string | number): string =>
  `${label}${colons[language]} ${text}`;

export function layOutMail(config: Config, given: MailParts): MailContent {
  const parts = given.language === "fr" ? withFrenchSpacing(given) : given;
  const { workspace, heading, subject = heading, unsubscribe, isToBusiness, isInternal } = parts;
  const href = `${config.siteUrl}${isToBusiness ? "/business" : `/landing/${workspace}`}`;
  const sender = { name: workspaces[workspace], href, imprint: imprintLink(config) };
  return {
    ...{ subject: oneLine(subject), text: textOf(parts, sender), html: htmlOf(parts, sender) },
    ...(unsubscribe && { oneClick: unsubscribe.oneClick }),
    ...(!isInternal && { replyTo: config.supportEmail }),
  };
}

interface Sender {
  name: string;
  href: string;
  imprint: string;
}

function textOf(parts: MailParts, sender: Sender): string {
  const { language, heading, greeting, paragraphs, button, note, unsubscribe, isInternal } = parts;
  const blocks = [
    heading,
    greeting,
    ...paragraphs.map((one) => plainParagraph(one, language)),
    button && `${button.label}${colons[language]}\n${button.href}`,
    note && plainParagraph(note, language),
    isInternal ? undefined : replyHints[language],
  ];
  const end = [
    "-- ",
    sender.name,
    sender.href,
    imprintLabels[language],
    sender.imprint,
    ...(unsubscribe ? [unsubscribeLabels[language], unsubscribe.page] : []),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n\n${end.join("\n")}\n`;
}

function plainParagraph(given: Paragraph, language: Language): string {
  if (typeof given === "string") return given;
  if (isFactList(given)) return given.facts.join("\n");
  return [
    given.title,
    given.text,
    ...given.links.flat().map(({ label, href }) => `${label}${colons[language]}\n${href}`),
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * Renders the HTML with tables and inline styles, because mail programs support little else. CSS classes are only used
 * to change colors in dark mode.
 */
function htmlOf(parts: MailParts, sender: Sender): string {
  const { language, heading, subject = heading, greeting, paragraphs, button, note, unsubscribe, isInternal } = parts;
  const replyHint = isInternal ? "" : `${htmlText(replyHints[language])}<br>`;
  const unsubscribeLink = unsubscribe && `<br>${link(unsubscribe.page, unsubscribeLabels[language])}`;
  const rows = [
    `<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;color:#16262b;overflow-wrap:anywhere">${htmlText(heading)}</h1>`,
    greeting && paragraph(htmlText(greeting)),
    ...paragraphs.map((one) => (isFactList(one) ? htmlFacts(one) : paragraph(htmlParagraph(one)))),
    button && buttonOf(button, language),
    note && paragraph(htmlParagraph(note), true),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>@media (max-width:480px){.card{padding:24px 24px 8px!important}}@media (prefers-color-scheme:dark){.canvas{background:#12191c!important}.card{background:#1b2428!important;border-color:#344046!important}.ink{color:#edf2f3!important}.muted{color:#b0bcc0!important}.link{color:#7fd3d0!important}}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f5f8f9">
${previewOf(parts)}
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f8f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px">${brand(sender)}</td></tr>
<tr><td class="card" style="padding:32px 32px 16px;background:#ffffff;border:1px solid #dbe3e6;border-radius:12px">
${rows.filter(Boolean).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:20px 0 0;${font};font-size:13px;line-height:20px;color:#53656c">${replyHint}${link(sender.href, sender.name)} · ${link(sender.imprint, imprintLabels[language])}${unsubscribeLink ?? ""}</td></tr>
</table></td></tr></table></body></html>`;
}

/**
 * Returns hidden text, which mail programs show as a preview next to the subject. It leaves out the greeting, because
 * lists show only the first words.
 */
function previewOf({ preview, paragraphs }: MailParts): string {
  const text = oneLine(preview ?? paragraphs.slice(0, 2).map(textOnly).join(" "));
  const [first = ""] = text;
  const shown = `${first.toLocaleUpperCase()}${text.slice(first.length)}`;
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(shown)}</div>`;
}

function textOnly(given: Paragraph): string {
  if (typeof given === "string") return given;
  if (isFactList(given)) return given.facts.join(" · ");
  return [given.title, given.text].filter(Boolean).join(" ");
}

function htmlParagraph(given: string | LinkedParagraph): string {
  if (typeof given === "string") return htmlText(given);
  const title = given.title && `<strong>${htmlText(given.title)}</strong>`;
  return [title, given.text && htmlText(given.text), ...given.links.map(rowOf)].filter(Boolean).join("<br>");
}

const isFactList = (given: Paragraph): given is FactList => typeof given !== "string" && "facts" in given;

// A paragraph each, because Outlook shows neither gaps between lines nor spans as blocks.
const htmlFacts = ({ facts }: FactList): string =>
  facts.map((fact, index) => paragraph(htmlText(fact), false, index < facts.length - 1 ? 6 : 16)).join("\n");

const rowOf = (links: readonly Link[]): string =>
  links
    .map(({ label, href }) => `<span style="display:inline-block;padding:8px 16px 0 0">${link(href, label)}</span>`)
    .join("");

const link = (href: string, label: string): string => linkAround(href, htmlText(label));

const linkAround = (href: string, html: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:#0b6b6f">${html}</a>`;

const brand = ({ name, href }: Sender): string =>
  `<a class="ink" href="${escapeHtml(href)}" style="${font};font-size:17px;font-weight:600;color:#16262b;text-decoration:none"><span style="display:inline-block;width:28px;margin-right:10px;border-radius:7px;background:#0b6b6f;color:#ffffff;line-height:28px;text-align:center">L</span>${escapeHtml(name)}</a>`;

const paragraph = (html: string, isNote = false, gapBelow = 16): string => {
  const [name, size, color] = isNote
    ? ["muted", "14px;line-height:21px", "#53656c"]
    : ["ink", "16px;line-height:25px", "#16262b"];
  return `<p class="${name}" style="margin:0 0 ${gapBelow}px;${font};font-size:${size};color:${color};overflow-wrap:anywhere">${html}</p>`;
};

const buttonOf = ({ label, href }: { label: string; href: string }, language: Language): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#0b6b6f;border-radius:8px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;font-weight:600;line-height:22px;color:#ffffff;text-decoration:none">${htmlText(label)}</a></td></tr></table>
${paragraph(`${linkHints[language]}<br>${linkAround(href, htmlAddress(href))}`, true)}`;
