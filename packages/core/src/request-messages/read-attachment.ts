import {
  type Attachment,
  type AttachmentKind,
  attachmentEndings,
  attachmentKinds,
  attachmentMax,
  attachmentNameMax,
  type NewAttachment,
} from "@linkedpotential/contract/request-messages/attachments";
import { DomainError } from "../errors.ts";
import { shortened } from "../mail/subject.ts";

export interface AttachedFile {
  attachment: Attachment;
  bytes: Buffer;
}

/**
 * Decodes the file of a new message. Its kind follows from the content. For documents of Office, which all are ZIP
 * archives, the ending of the name decides too.
 * @throws `request_message.file_empty`, `.file_too_large` (3 MB), `.file_type`
 */
export function readAttachment({ name, content }: NewAttachment): AttachedFile {
  const bytes = Buffer.from(content, "base64");
  if (bytes.length === 0) throw refusal("request_message.file_empty");
  if (bytes.length > attachmentMax) throw refusal("request_message.file_too_large");
  const kind = attachmentKinds.find((one) => checks[one](bytes) && (!isOffice(one) || hasEnding(name, one)));
  if (!kind) throw refusal("request_message.file_type");
  return { attachment: { name: fileNameOf(name, kind), size: bytes.length, kind }, bytes };
}

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString("latin1", 0, signature.length) === signature;

/** Tells whether a ZIP archive is a document of Office. Macros are refused, because they run when it is opened. */
const isDocument = (bytes: Buffer): boolean =>
  startsWith(bytes, "PK\x03\x04") && bytes.includes("[Content_Types].xml") && !bytes.includes("vbaProject.bin");

const checks: Record<AttachmentKind, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => startsWith(bytes, "%PDF-"),
  png: (bytes) => startsWith(bytes, "\x89PNG\r\n\x1a\n"),
  jpeg: (bytes) => startsWith(bytes, "\xff\xd8\xff"),
  docx: isDocument,
  xlsx: isDocument,
  pptx: isDocument,
};

const isOffice = (kind: AttachmentKind): boolean => checks[kind] === isDocument;

const hasEnding = (name: string, kind: AttachmentKind): boolean =>
  attachmentEndings[kind].some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** Characters that Windows refuses in names. */
const unsafe = /[:*?"<>|\t]/gu;

/**
 * Returns a name that every system can store, with an ending that fits the content. A name that is too long is cut before
 * its ending, with an ellipsis. The schema has already removed invisible characters, such as those that change the
 * direction of text.
 */
function fileNameOf(given: string, kind: AttachmentKind): string {
  const name = (given.split(/[\\/]/u).at(-1) ?? "").replace(unsafe, " ").replace(/^[\s.]+/u, "");
  const ending = hasEnding(name, kind) ? name.slice(name.lastIndexOf(".")) : `.${attachmentEndings[kind][0]}`;
  const stem = hasEnding(name, kind) ? name.slice(0, -ending.length) : name;
  return `${shortened(stem.trim(), attachmentNameMax - ending.length) || "Datei"}${ending}`;
}

type Refusal = "request_message.file_empty" | "request_message.file_too_large" | "request_message.file_type";

const refusal = (code: Refusal): DomainError => new DomainError(code, { field: "attachment" });
