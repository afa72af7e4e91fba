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
import { checkEmailRequest, requestEmail } from "./request-email.ts";

/**
 * Another address waits until its link is opened (D61), which is mailed once nothing is left to be refused.
 * @throws as `checkEmailRequest`, `requestEmail`, `readImage`, `storePicture`, `request.conflict`
 */
export async function updateProfile(
  ctx: UserContext,
  { currentPassword, ...input }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const user = await findOwnUser(ctx);
  const requested = requestedPicture(user, input.profileImage);
  const isAnother = emailKey(user.email) !== emailKey(input.email);
  if (isAnother) await checkEmailRequest(ctx, user, { email: input.email, currentPassword });
  if (requested.picture) await storePicture(ctx, requested.picture);
  try {
    const email = isAnother
      ? { email: user.email, pendingEmail: await requestEmail(ctx, user, input.email) }
      : { email: writtenEmail(input.email) };
    const { data } = await UserEntity.patch({ userId: user.userId })
      .set({ ...input, ...email, profileImage: requested.address })
      // Who reads before the address or the picture changes and writes after it must not bring the one before back.
      .where((now, { eq }) => `${eq(now.email, user.email)} AND ${eq(now.profileImage, user.profileImage)}`)
      .go({ response: "all_new" });
    if (user.profileImage !== requested.address) await deletePicture(ctx, user.profileImage);
    return { user: toUser(data, ctx.user) };
  } catch (error) {
    const refusal = isRefused(error) ? new DomainError("request.conflict") : error;
    if (requested.picture && refusal instanceof DomainError) await discardPicture(ctx, requested.address);
    throw refusal;
  }
}

/** Stored for a profile that was not saved; unless another save meanwhile brought the same picture. */
async function discardPicture(ctx: UserContext, address: string): Promise<void> {
  const { data: user } = await UserEntity.get({ userId: ctx.user.id }).go({ consistent: true });
  if (user?.profileImage !== address) await deletePicture(ctx, address);
}
