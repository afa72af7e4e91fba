import { imageFileMax } from "@linkedpotential/contract/profile/values";

/** What can be chosen; the server looks at the content once more (D22). */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];
/** Edge of the saved picture, in pixels, and its quality from 0 to 1. */
export const outputSize = 200;
const outputQuality = 0.9;

export type PictureProblem = "tooLarge" | "wrongType" | "unreadable";

/** Why a file cannot become a picture; 5 MB are 5,242,880 bytes. */
export function fileProblem({ size, type }: Pick<File, "size" | "type">): PictureProblem | null {
  if (!pictureTypes.includes(type)) return "wrongType";
  return size > imageFileMax ? "tooLarge" : null;
}

/** The picture upright, as cameras mean it; null if its bytes are none. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
}

export const toJpeg = (canvas: HTMLCanvasElement): string => canvas.toDataURL("image/jpeg", outputQuality);
