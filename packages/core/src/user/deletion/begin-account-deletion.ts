import { adminActionPart } from "../../admin/admin-action-part.ts";
import { emailKey } from "../../auth/email-key.ts";
import { endedAtOnce, endSessions, sessionsOf } from "../../auth/sessions-of.ts";
import type { Context, UserContext } from "../../context.ts";
import { Contended, whileContended } from "../../db/contention.ts";
import { transact } from "../../db/transact.ts";
import { publishPart } from "../../outbox/publish-part.ts";
import { takesMail } from "../takes-mail.ts";
import { UserEntity } from "../user.entity.ts";
import { deletionItems } from "./deletion-items.entity.ts";

type Ctx = Pick<Context, "now">;

/**
 * From here on nobody can sign in, nobody finds the person, and the address is free (D23). The rest is erased in the
 * background. By its owner, unless an admin is named. Answers whether there was such an account.
 */
export async function beginAccountDeletion(ctx: Ctx, userId: number, admin?: UserContext): Promise<boolean> {
  const isBegun = await whileContended(() => begin(ctx, userId, admin));
  // A sign-in may have come between the query and the transaction, none can after it.
  if (isBegun) await endSessions(await sessionsOf(userId));
  return isBegun;
}

async function begin(ctx: Ctx, userId: number, admin: UserContext | undefined): Promise<boolean> {
  const [{ data: user }, sessions] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    sessionsOf(userId),
  ]);
  if (!user) return false;
  const { email, language, workspace, profileImage } = user;
  const deletion = {
    ...{ userId, email, language, workspace, profileImage },
    by: admin ? ("admin" as const) : ("owner" as const),
    isReachable: takesMail(user),
    startedAt: ctx.now().toISOString(),
  };
  await transact(
    () =>
      deletionItems.transaction
        .write((parts) => [
          // The account may be moved to another address meanwhile.
          parts.credential
            .delete({ email: emailKey(email) })
            .where((of, { eq }) => eq(of.userId, userId))
            .commit(),
          parts.user
            .delete({ userId })
            .where((of, { eq }) => eq(of.profileImage, profileImage))
            .commit(),
          parts.deletion.put(deletion).commit(),
          ...(admin ? [adminActionPart(parts, admin, "account.deleted", "")] : []),
          publishPart(parts, ctx, "user.deleted", { userId }),
          ...sessions.slice(0, endedAtOnce).map((session) => parts.session.delete(session).commit()),
        ])
        .go(),
    () => new Contended(),
  );
  return true;
}
