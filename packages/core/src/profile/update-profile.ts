import type { updateProfile as contract } from "@linkedpotential/contract/profile/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey, writtenEmail } from "../auth/email/email-key.ts";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { toUser } from "../user/to-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import { deletePicture, requestedPicture, storePicture } from "./profile-picture.ts";
import { requestEmail } from "./request-email.ts";

/** Another address waits until its link is opened (D61). @throws as `requestEmail`, `readImage`, `request.conflict` */
export async function updateProfile(
  ctx: UserContext,
  { currentPassword, ...input }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const user = await findOwnUser(ctx);
  const requested = requestedPicture(user, input.profileImage);
  const isAnother = emailKey(user.email) !== emailKey(input.email);
  const email = isAnother
    ? { email: user.email, pendingEmail: await requestEmail(ctx, user, { email: input.email, currentPassword }) }
    : { email: writtenEmail(input.email) };
  if (requested.picture) await storePicture(ctx, requested.picture);
  const profile = { ...input, ...email, profileImage: requested.address };
  try {
    const { data } = await UserEntity.patch({ userId: user.userId })
      .set(profile)
      // Who reads before the address or the picture changes and writes after it must not bring the one before back.
      .where((now, { eq }) => `${eq(now.email, user.email)} AND ${eq(now.profileImage, user.profileImage)}`)
      .go({ response: "all_new" });
    if (user.profileImage !== requested.address) await deletePicture(ctx, user.profileImage);
    return { user: toUser(data, ctx.user) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (requested.picture) await discardPicture(ctx, requested.address);
    throw new DomainError("request.conflict");
  }
}

/** Stored for a profile that was changed, or deleted, meanwhile; unless the other change was of the same picture. */
async function discardPicture(ctx: UserContext, address: string): Promise<void> {
  const { data: user } = await UserEntity.get({ userId: ctx.user.id }).go({ consistent: true });
  if (user?.profileImage !== address) await deletePicture(ctx, address);
}
