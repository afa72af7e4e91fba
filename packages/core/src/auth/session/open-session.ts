import { randomBytes } from "node:crypto";
import { today } from "@linkedpotential/contract/dates";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { RequestContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { accountItems } from "../account-items.entity.ts";
import type { CredentialItem } from "../credential.entity.ts";
import { hashPassword, isOutdated } from "../password/password-hash.ts";

const hour = 60 * 60 * 1000;
const shortMs = 24 * hour;
const rememberedMs = 30 * 24 * hour;

interface SessionRequest {
  workspace: Workspace;
  rememberMe: boolean;
  password: string;
}

export function newSession(
  now: Date,
  { userId, workspace, rememberMe }: { userId: number } & Pick<SessionRequest, "workspace" | "rememberMe">,
) {
  const sessionId = randomBytes(16).toString("hex");
  const expiresAt = new Date(now.getTime() + (rememberMe ? rememberedMs : shortMs));
  const session = { userId, sessionId, workspace, expiresAt: expiresAt.toISOString(), ttl: ttlOf(expiresAt) };
  return { session, expiresAt };
}

/**
 * Opens a session if the password has not changed since it was verified, and the account was not locked since. Replaces
 * a password hash that has outdated settings. Publishes the first sign-in of a day in Berlin, by which admins sort.
 * @throws `auth.invalid_credentials` when the password has changed or the account was locked
 */
export async function openSession(
  ctx: RequestContext,
  credential: Pick<CredentialItem, "email" | "userId" | "passwordHash" | "lastSignInAt">,
  { workspace, rememberMe, password }: SessionRequest,
): Promise<{ sessionId: string; expiresAt: Date }> {
  const { email, userId, passwordHash: proven, lastSignInAt } = credential;
  const cost = ctx.config.passwordCost;
  const renewed = isOutdated(proven, cost) ? await hashPassword(password, cost) : undefined;
  const isFirstOfDay = lastSignInAt === undefined || today(new Date(lastSignInAt)) !== today(ctx.now());
  const { session, expiresAt } = newSession(ctx.now(), { userId, workspace, rememberMe });
  await transact(
    accountItems,
    (of) => ({
      credential: of.credential
        .patch({ email })
        .set({ passwordHash: renewed ?? proven, lastSignInAt: ctx.now().toISOString() })
        .add({ sessionsOpened: 1 })
        .where((now, { eq, notExists }) => `${eq(now.passwordHash, proven)} AND ${notExists(now.lockedAt)}`)
        .commit(),
      session: of.session.create(session).commit(),
      accountChanged: isFirstOfDay ? putOutboxEvent(of, ctx, "account.changed", { userId }) : undefined,
    }),
    () => new DomainError("auth.invalid_credentials"),
  );
  return { sessionId: session.sessionId, expiresAt };
}
