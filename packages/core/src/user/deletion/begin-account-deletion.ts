import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { endedAtOnce, endSessions, sessionsOf } from "../../auth/session/sessions-of.ts";
import type { Context, UserContext } from "../../context.ts";
import { Contended, whileContended } from "../../db/contention.ts";
import { transact } from "../../db/transact.ts";
import { publishPart } from "../../outbox/publish-part.ts";
import { takesMail } from "../takes-mail.ts";
import { UserEntity } from "../user.entity.ts";
import { deletionItems } from "./deletion-items.entity.ts";

type Ctx = Pick<Context, "now">;

/** By its owner, unless an admin is named. From here on nobody can sign in; the background erases the rest (D23). */
export async function beginAccountDeletion(ctx: Ctx, userId: number, admin?: UserContext): Promise<boolean> {
  const isBegun = await whileContended(() => begin(ctx, userId, admin));
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
