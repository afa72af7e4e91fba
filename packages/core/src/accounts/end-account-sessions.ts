import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import { endSessions, listSessions, sessionsPerTransaction } from "../auth/session/sessions.ts";
import type { UserContext } from "../context.ts";
import { ConflictError } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { administeredItems } from "./administered-items.entity.ts";
import { findAccount } from "./find-account.ts";

/**
 * Signs an account out on all its devices. Calling it for one's own account ends the caller's session too. Returns the
 * number of ended sessions.
 * @throws `admin.user_not_found`
 */
export async function endAccountSessions(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.endAccountSessions>,
): Promise<AnswerOf<typeof routes.endAccountSessions>> {
  const [sessions] = await Promise.all([listSessions(userId), findAccount(userId)]);
  await endSessions(sessions.slice(sessionsPerTransaction));
  await transact(
    administeredItems,
    (parts) => ({
      sessions: sessions.slice(0, sessionsPerTransaction).map((session) => parts.session.delete(session).commit()),
      adminAction: adminActionPart(parts, ctx, "account.sessions_ended", "", { accountId: userId }),
    }),
    () => new ConflictError(),
  );
  const now = ctx.now().toISOString();
  return { ended: sessions.filter(({ expiresAt }) => expiresAt > now).length };
}
