import { randomUUID } from "node:crypto";

export interface Attachment {
  /** File name. It must consist of ASCII characters. */
  name: string;
  mediaType: string;
  content: string | Uint8Array;
}

interface Head {
  from: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  oneClick?: string | undefined;
}

/**
 * Returns a complete mail with headers for SES (RFC 5322, MIME). It contains text and HTML as alternatives, then the
 * attachments.
 */
export function rawMessage(head: Head, body: { text: string; html: string }, files: readonly Attachment[]): string {
  const alternatives = multipart("alternative", [
    part("text/plain; charset=utf-8", body.text),
    part("text/html; charset=utf-8", body.html),
  ]);
  const attached = files.map(({ name, mediaType, content }) =>
    part(mediaType, content, [`Content-Disposition: attachment; filename="${name}"`]),
  );
  const lines = [
    `From: ${addressLine(head.from)}`,
    `To: ${head.to}`,
    ...(head.replyTo ? [`Reply-To: ${head.replyTo}`] : []),
    `Subject: ${encoded(head.subject)}`,
    ...(head.oneClick
      ? [`List-Unsubscribe: <${head.oneClick}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"]
      : []),
    "MIME-Version: 1.0",
  ];
  const content = attached.length > 0 ? multipart("mixed", [alternatives, ...attached]) : alternatives;
  return `${lines.join("\r\n")}\r\n${content}`;
}

function multipart(kind: "mixed" | "alternative", parts: string[]): string {
  const boundary = randomUUID();
  const pieces = parts.map((one) => `--${boundary}\r\n${one}\r\n`).join("");
  return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${pieces}--${boundary}--`;
}

function part(mediaType: string, content: string | Uint8Array, more: string[] = []): string {
  const lines = [`Content-Type: ${mediaType}`, "Content-Transfer-Encoding: base64", ...more];
  const bytes = typeof content === "string" ? Buffer.from(content.toWellFormed()) : Buffer.from(content);
  const body = bytes.toString("base64").replace(/.{76}/g, "$&\r\n");
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Encodes an address such as `Größe <post@example.org>` for a header. Only the name may need encoding. */
function addressLine(address: string): string {
  const [, name = "", rest = address] = /^(.*?)\s*(<[^<>]+>)$/.exec(address) ?? [];
  return name ? `${encoded(name)} ${rest}` : rest;
}

/**
 * Maximum number of bytes of text in one encoded word. In Base64 with delimiters this gives at most 75 characters, the
 * limit of RFC 2047.
 */
const wordBytesMax = 45;

function encoded(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const words: string[] = [""];
  for (const character of text) {
    const last = words.at(-1) ?? "";
    if (Buffer.byteLength(last + character) > wordBytesMax) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ");
}
