import { createHash } from "node:crypto";
import { errorTexts } from "@linkedpotential/contract/errors";
import { imageMax } from "@linkedpotential/contract/profile/schema";
import { DomainError } from "../errors.ts";

export interface Picture {
  /** Key in the media store: a hash of the content. */
  key: string;
  mediaType: string;
  bytes: Buffer;
}

const dataUrl = /^data:image\/[\w.+-]{1,50};base64,([A-Za-z0-9+/]+={0,2})$/;

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
const formats = [
  { extension: "jpg", mediaType: "image/jpeg", fits: (bytes: Buffer) => startsWith(bytes, 0xff, 0xd8, 0xff) },
  {
    extension: "png",
    mediaType: "image/png",
    fits: (bytes: Buffer) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    extension: "webp",
    mediaType: "image/webp",
    fits: (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

/**
 * The picture in a data URL; what it is, its content says and not its label (D22).
 *
 * @throws `profile.image_invalid` for anything but JPEG, PNG and WebP, `profile.image_too_large` above 4 MB
 */
export function readImage(text: string): Picture {
  const content = dataUrl.exec(text)?.[1];
  if (content === undefined) throw refusal("profile.image_invalid");
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > imageMax) throw refusal("profile.image_too_large");
  const format = formats.find(({ fits }) => fits(bytes));
  if (!format) throw refusal("profile.image_invalid");
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { key: `avatars/${hash}.${format.extension}`, mediaType: format.mediaType, bytes };
}

/** The error of a picture that cannot be taken, at its field. */
export const refusal = (code: "profile.image_invalid" | "profile.image_too_large"): DomainError =>
  new DomainError(code, { fields: { profileImage: errorTexts[code] } });
