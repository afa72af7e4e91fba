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
import { readImage, refusal } from "./read-image.ts";
import { requestEmail } from "./request-email.ts";

/**
 * Saves the whole profile (PROF-28, API-12). Another e-mail address is only asked for, and waits until its link is
 * opened (PROF-33, D61).
 *
 * @throws what `requestEmail` does, `profile.image_invalid`, `profile.image_too_large`, `request.conflict` when the
 *   address was moved meanwhile
 */
export async function updateProfile(
  ctx: UserContext,
  { currentPassword, ...input }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const user = await findOwnUser(ctx);
  const isAnother = emailKey(user.email) !== emailKey(input.email);
  const profile = {
    ...input,
    profileImage: await pictureAfter(user.profileImage, input.profileImage),
    ...(isAnother
      ? { email: user.email, pendingEmail: await requestEmail(ctx, user, { email: input.email, currentPassword }) }
      : { email: writtenEmail(input.email) }),
  };
  try {
    const { data } = await UserEntity.patch({ userId: user.userId })
      .set(profile)
      // Who reads before the address moves and writes after it must not bring the one before back.
      .where((now, { eq }) => eq(now.email, user.email))
      .go({ response: "all_new" });
    return { user: toUser(data, ctx.user) };
  } catch (error) {
    throw isRefused(error) ? new DomainError("request.conflict") : error;
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
