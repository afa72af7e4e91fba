import type { updateProfile as contract } from "@linkedpotential/contract/profile/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey, writtenEmail } from "../auth/email-key.ts";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putMedia } from "../media/put-media.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { toUser } from "../user/to-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import { moveEmail } from "./move-email.ts";
import { readImage, refusal } from "./read-image.ts";

/**
 * Saves the whole profile (PROF-28, API-12). A new e-mail address is unverified until its owner follows the link
 * that is mailed to it; the session goes on (PROF-33).
 *
 * @throws `profile.email_taken`, `profile.image_invalid`, `profile.image_too_large`, `auth.mail_failed`
 */
export async function updateProfile(
  ctx: UserContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { userId, ...before } = await findOwnUser(ctx);
  const profile = {
    ...input,
    email: writtenEmail(input.email),
    profileImage: await pictureAfter(before.profileImage, input.profileImage),
  };
  if (emailKey(before.email) !== emailKey(profile.email)) {
    await moveEmail(ctx, { userId, ...before }, profile);
    return { user: toUser({ userId, ...before, ...profile, emailVerified: false }, ctx.user) };
  }
  try {
    const { data } = await UserEntity.patch({ userId }).set(profile).go({ response: "all_new" });
    return { user: toUser(data, ctx.user) };
  } catch (error) {
    throw isRefused(error) ? new DomainError("session.missing") : error;
  }
}

/** The address of the picture after the change, empty for none. */
async function pictureAfter(present: string, wished: string | null | undefined): Promise<string> {
  if (wished === undefined) return present;
  if (!wished || wished === present) return wished ?? "";
  if (!wished.startsWith("data:")) throw refusal("profile.image_invalid");
  const { key, bytes, mediaType } = readImage(wished);
  const address = `/media/${key}`;
  if (address !== present) await putMedia(key, bytes, mediaType);
  return address;
}
