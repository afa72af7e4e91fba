import { createHash } from "node:crypto";
import { imageMax, imageSideMax } from "@linkedpotential/contract/profile/limits";
import { DomainError } from "../errors.ts";
import { cleanJpeg } from "./picture/clean-jpeg.ts";
import { cleanPng } from "./picture/clean-png.ts";
import { cleanWebp } from "./picture/clean-webp.ts";

export interface Picture {
  /** Hash of account and content. Two accounts never share a stored picture, so each can delete its own. */
  key: string;
  mediaType: string;
  bytes: Buffer;
}

const dataUrl = /^data:image\/[\w.+-]{1,50};base64,([A-Za-z0-9+/]+={0,2})$/;

const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
const formats = [
  {
    extension: "jpg",
    mediaType: "image/jpeg",
    fits: (bytes: Buffer) => startsWith(bytes, 0xff, 0xd8, 0xff),
    clean: cleanJpeg,
  },
  {
    extension: "png",
    mediaType: "image/png",
    fits: (bytes: Buffer) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    clean: cleanPng,
  },
  {
    extension: "webp",
    mediaType: "image/webp",
    fits: (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
    clean: cleanWebp,
  },
];

/**
 * Decodes a picture and drops its metadata (D22).
 * @throws `profile.image_invalid`, `.image_too_large` (4 MB), `.image_dimensions` (4,096 pixels)
 */
export function readImage(text: string, userId: number): Picture {
  const content = dataUrl.exec(text)?.[1];
  if (content === undefined) throw refusal("profile.image_invalid");
  const given = Buffer.from(content, "base64");
  if (given.length > imageMax) throw refusal("profile.image_too_large");
  const format = formats.find(({ fits }) => fits(given));
  const picture = format && undefinedIfTruncated(() => format.clean(given));
  if (!picture || picture.width < 1 || picture.height < 1) throw refusal("profile.image_invalid");
  if (Math.max(picture.width, picture.height) > imageSideMax) throw refusal("profile.image_dimensions");
  const bytes = undefinedIfTruncated(picture.write);
  if (!bytes) throw refusal("profile.image_invalid");
  const hash = createHash("sha256").update(`${userId}\n`).update(bytes).digest("hex");
  return { key: `avatars/${hash}.${format.extension}`, mediaType: format.mediaType, bytes };
}

function undefinedIfTruncated<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Refusal = "profile.image_invalid" | "profile.image_too_large" | "profile.image_dimensions";

export const refusal = (code: Refusal): DomainError => new DomainError(code, { field: "profileImage" });
