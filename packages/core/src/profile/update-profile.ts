import type { updateProfile as contract } from "@linkedpotential/contract/profile/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey, normalizeEmail } from "../auth/email/email-key.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { toUser } from "../user/to-user.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { profileItems } from "./profile-items.entity.ts";
import { deletePicture, requestedPicture, storePicture } from "./profile-picture.ts";
import { checkEmailRequest, requestEmail } from "./request-email.ts";

type Change = Partial<
  Pick<UserItem, "name" | "email" | "pendingEmail" | "profileImage" | "linkedinUrl" | "activityArea" | "skills"> &
    Pick<UserItem, "description" | "availability" | "dayRate" | "languages" | "references">
>;

/**
 * Saves the profile. A new address stays pending until its link is confirmed (D61); the link is mailed after all other
 * checks.
 * @throws as `checkEmailRequest`, `requestEmail`, `readImage`, `storePicture`; `request.conflict`
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
      : { email: normalizeEmail(input.email) };
    await save(ctx, user, { ...input, ...email, dayRate: input.dayRate ?? 0, profileImage: requested.address });
    if (user.profileImage !== requested.address) await deletePicture(ctx, user.profileImage);
    return { user: toUser(ctx, await findOwnUser(ctx), ctx.user.workspace) };
  } catch (error) {
    if (requested.picture && error instanceof DomainError) await discardPicture(ctx, requested.address);
    throw error;
  }
}

async function save(ctx: UserContext, { userId, email, profileImage }: UserItem, change: Change): Promise<void> {
  await transact(
    profileItems,
    (parts) => ({
      user: parts.user
        .patch({ userId })
        .set(change)
        // Fail when address or picture changed since the read, so that this write does not restore old values.
        .where((now, { eq }) => `${eq(now.email, email)} AND ${eq(now.profileImage, profileImage)}`)
        .commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "profile.changed", { userId }),
    }),
    () => new DomainError("request.conflict"),
  );
}

/** Deletes an uploaded picture whose profile was not saved, unless a concurrent save has stored the same picture. */
async function discardPicture(ctx: UserContext, address: string): Promise<void> {
  const { data: user } = await UserEntity.get({ userId: ctx.user.id }).go({ consistent: true });
  if (user?.profileImage !== address) await deletePicture(ctx, address);
}
