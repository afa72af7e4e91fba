import { imageFileMax } from "@linkedpotential/contract/profile/limits";

/** Accepted file types. The server checks the content as well (D22). */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];
/** Edge length of the saved picture, in pixels. */
export const outputSize = 200;
/** JPEG quality from 0 to 1. */
const outputQuality = 0.9;

export type PictureProblem = "tooLarge" | "wrongType" | "unreadable";

export function fileProblem({ size, type }: Pick<File, "size" | "type">): PictureProblem | null {
  if (!pictureTypes.includes(type)) return "wrongType";
  return size > imageFileMax ? "tooLarge" : null;
}

/** Decodes the picture and applies its EXIF orientation. Null if the file is not a picture. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
}

export const toJpeg = (canvas: HTMLCanvasElement): string => canvas.toDataURL("image/jpeg", outputQuality);
