import * as z from "zod/mini";
import { allowedCharacters, atMost, requiredLine } from "../fields.ts";

/** Maximum size of a file in bytes. In Base64, a file of this size stays below the 6 MB of a request to a Lambda. */
export const attachmentMax = 3 * 1024 * 1024;
export const attachmentNameMax = 100;

/** Kinds of files that a message may have, with the endings of their names. The first ending is the usual one. */
export const attachmentEndings = {
  pdf: ["pdf"],
  png: ["png"],
  jpeg: ["jpg", "jpeg"],
  docx: ["docx"],
  xlsx: ["xlsx"],
  pptx: ["pptx"],
} as const;
export type AttachmentKind = keyof typeof attachmentEndings;
export const attachmentKinds = Object.keys(attachmentEndings) as AttachmentKind[];

/** Larger than `attachmentMax` in Base64, so that a file that is a little too large is refused with its own error. */
const contentMax = Math.ceil((attachmentMax + 64 * 1024) / 3) * 4;
const nameMax = 255;

/** File to send with a message. `content` is in Base64. */
export const newAttachment = z.object({
  name: requiredLine(nameMax),
  content: z.string().check(...atMost(contentMax), z.regex(/^[A-Za-z0-9+/]*={0,2}$/), allowedCharacters("line")),
});
export type NewAttachment = z.output<typeof newAttachment>;

/** File of a message. `size` is in bytes. */
export const attachment = z.object({
  name: z.string(),
  size: z.number(),
  kind: z.enum(attachmentKinds),
});
export type Attachment = z.output<typeof attachment>;
