import { mediaFolder } from "@linkedpotential/contract/media";
import { countSubject } from "../auth/guard/rate-limit.ts";
import type { Context, UserContext } from "../context.ts";
import { deleteMedia, putMedia } from "../media/media-objects.ts";
import type { UserItem } from "../user/user.entity.ts";
import { type Picture, readImage, refusal } from "./read-image.ts";

const base = `/${mediaFolder}/`;

interface RequestedPicture {
  address: string;
  picture?: Picture;
}

export function requestedPicture(user: UserItem, requested: string | null | undefined): RequestedPicture {
  if (requested === undefined || requested === user.profileImage) return { address: user.profileImage };
  if (!requested) return { address: "" };
  if (!requested.startsWith("data:")) throw refusal("profile.image_invalid");
  const picture = readImage(requested, user.userId);
  const address = `${base}${picture.key}`;
  return address === user.profileImage ? { address } : { address, picture };
}

export async function storePicture(ctx: UserContext, { key, bytes, mediaType }: Picture): Promise<void> {
  await countSubject(ctx, "upload-picture", String(ctx.user.id));
  await putMedia(ctx.config, key, bytes, mediaType);
}

export async function erasePicture({ config }: Context, address: string): Promise<void> {
  if (address.startsWith(base)) await deleteMedia(config, address.slice(base.length));
}

/** Deletes a replaced picture. A failure is only logged, because the profile is saved already. */
export async function deletePicture(ctx: UserContext, address: string): Promise<void> {
  try {
    await erasePicture(ctx, address);
  } catch (error) {
    ctx.log.note("pictureKept", error instanceof Error ? error.name : "unknown");
  }
}
