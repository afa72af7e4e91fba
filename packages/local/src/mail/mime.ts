import type { Attachment } from "./mailbox.ts";

export interface Message {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  headers?: Record<string, string>;
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

const shownHeaders = ["List-Unsubscribe", "List-Unsubscribe-Post"];

/**
 * Parses a mail message in the format of RFC 5322 with MIME. Bytes are handled as Latin-1 until the charset of a part
 * is known.
 */
export function parseMessage(raw: Buffer): Message {
  const top = partOf(raw.toString("latin1"));
  const header = (name: string) => decodeWords(top.headers.get(name) ?? "");
  const message: Message = {
    from: header("from"),
    to: header("to"),
    replyTo: header("reply-to"),
    subject: header("subject"),
    text: "",
    html: "",
    attachments: [],
  };
  const shown = shownHeaders.filter((name) => top.headers.has(name.toLowerCase()));
  if (shown.length > 0) message.headers = Object.fromEntries(shown.map((name) => [name, header(name.toLowerCase())]));
  collect(top, message);
  return message;
}

function partOf(source: string): Part {
  const [head = "", ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase().trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: rest.join("\r\n\r\n") };
}

/** Maximum nesting depth of parts. A message nested more deeply could overflow the call stack. */
const depthMax = 20;

function collect(part: Part, message: Message, depth = 0): void {
  const type = part.headers.get("content-type") ?? "text/plain";
  const boundary = parameter(type, "boundary");
  const isNested = boundary && /^multipart\//i.test(type) && depth < depthMax;
  const pieces = isNested ? part.body.split(`--${boundary}`).slice(1) : [];
  for (const piece of pieces) {
    if (!piece.startsWith("--")) collect(partOf(piece.replace(/^\r?\n/, "").replace(/\r?\n$/, "")), message, depth + 1);
  }
  if (!isNested) keep(part, type, message);
}

function keep(part: Part, type: string, message: Message): void {
  const bytes = decodeBody(part);
  const disposition = part.headers.get("content-disposition") ?? "";
  const name = decodeWords(parameter(disposition, "filename") ?? parameter(type, "name") ?? "");
  if (/^attachment/i.test(disposition) || name) {
    message.attachments.push({ name, mediaType: type.split(";")[0] ?? "", content: bytes.toString("base64") });
  } else if (/^text\/html/i.test(type)) message.html += textOf(bytes, type);
  else if (/^text\/plain/i.test(type)) message.text += textOf(bytes, type);
}

const parameter = (header: string, name: string): string | undefined => {
  const found = new RegExp(`;\\s*${name}="?([^";]+)"?`, "i").exec(header);
  return found?.[1];
};

const textOf = (bytes: Buffer, type: string): string =>
  decode(bytes, parameter(type, "charset")).replace(/\r\n/g, "\n");

/** Decodes bytes of a charset. An unknown charset is read as UTF-8, as mail clients do. */
function decode(bytes: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString();
  }
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding === "quoted-printable") return quotedPrintable(body.replace(/=\r?\n/g, ""));
  return Buffer.from(body, "latin1");
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** Decodes encoded words of RFC 2047, e.g. `=?UTF-8?B?…?=`. Bytes outside of them are read as UTF-8. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, "?==?");
  const decoded = joined.replace(
    /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi,
    (_, charset: string, kind: string, word: string) => {
      const bytes = /b/i.test(kind) ? Buffer.from(word, "base64") : quotedPrintable(word.replaceAll("_", " "));
      return decode(bytes, charset);
    },
  );
  return decoded === text ? Buffer.from(text, "latin1").toString("utf8") : decoded;
}
