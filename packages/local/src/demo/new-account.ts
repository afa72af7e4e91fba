import { randomInt, randomUUID } from "node:crypto";
import { importMax } from "@linkedpotential/contract/leads/limits";
import type { User } from "@linkedpotential/contract/user/schema";
import { accountItems } from "@linkedpotential/core/auth/account-items.entity";
import { emailKey, normalizeEmail } from "@linkedpotential/core/auth/email/email-key";
import { hashPassword } from "@linkedpotential/core/auth/password/password-hash";
import { newSession } from "@linkedpotential/core/auth/session/open-session";
import { signToken } from "@linkedpotential/core/auth/session/sign-token";
import type { TokenUse } from "@linkedpotential/core/auth/session/verify-token";
import { clock } from "@linkedpotential/core/clock";
import { config } from "@linkedpotential/core/config";
import type { RequestContext, SessionUser } from "@linkedpotential/core/context";
import { transact } from "@linkedpotential/core/db/transact";
import { firstIdAt, newId } from "@linkedpotential/core/ids";
import { leadCsvLine, leadsCsvHead } from "@linkedpotential/core/leads/import-export/csv";
import { importLeads } from "@linkedpotential/core/leads/import-export/import-leads";
import { acceptanceAt } from "@linkedpotential/core/user/processing-agreement";
import { toUser } from "@linkedpotential/core/user/to-user";
import { UserEntity } from "@linkedpotential/core/user/user.entity";
import type { AccountRequest } from "./account-request.ts";
import { believableLeads } from "./believable-leads.ts";

export interface SignedInAccount {
  user: User;
  /** Bearer token. It works without the session cookie. */
  token: string;
  cookieToken: string;
  password: string;
}

class Taken extends Error {}

/**
 * Creates a verified and signed-in account. Sends no mails and ignores plan limits. Returns undefined when the address
 * is taken.
 */
export async function newAccount(wish: AccountRequest, rememberMe = false): Promise<SignedInAccount | undefined> {
  const ctx: RequestContext = {
    now: clock.now,
    config: { ...config(), planLimits: false },
    log: { note: () => {} },
    address: "",
    device: "",
    isBrowser: false,
  };
  try {
    return await make(ctx, wish, rememberMe);
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
}

async function make(ctx: RequestContext, wish: AccountRequest, rememberMe: boolean): Promise<SignedInAccount> {
  const { email = `${randomUUID()}@beispiel.de`, password, workspaceSlug: workspace, role } = wish;
  const key = emailKey(email);
  const joinDate = wish.joinedAt ?? ctx.now().toISOString();
  // `newId` returns ids above all earlier ones only.
  const userId = wish.joinedAt ? firstIdAt(new Date(joinDate)) + randomInt(4096) : newId(ctx.now());
  const passwordHash = await hashOf(password, ctx.config.passwordCost);
  const credential = { userId, email: key, passwordHash, emailVerified: true, role };
  const { session, expiresAt } = newSession(ctx.now(), { userId, workspace, rememberMe });
  const account = {
    ...{ userId, name: wish.name, plan: wish.plan, linkedinUrl: wish.linkedinUrl, role, workspace },
    ...{ email: normalizeEmail(email), emailVerified: true, joinDate },
    ...acceptanceAt(joinDate),
  };
  await transact(
    accountItems,
    (of) => ({
      credential: of.credential.create(credential).commit(),
      user: of.user.create(account).commit(),
      session: of.session.create(session).commit(),
    }),
    () => new Taken(),
  );
  const own: SessionUser = { id: userId, sessionId: session.sessionId, signedInAt: 0, role, workspace };
  await addLeads({ ...ctx, user: own }, wish.leads);
  const claims = { sub: String(userId), sid: session.sessionId, role, workspace };
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user) throw new Error("the account is gone");
  const tokenFor = (use: TokenUse) => signToken({ ...claims, use }, ctx.now(), expiresAt);
  const [token, cookieToken] = await Promise.all([tokenFor("bearer"), tokenFor("cookie")]);
  return { user: toUser(ctx, user, own.workspace), token, cookieToken, password };
}

const hashes = new Map<string, Promise<string>>();

/**
 * Hashes a password and caches the result, because thousands of test accounts share a password and hashing is slow by
 * design.
 */
function hashOf(password: string, cost: number): Promise<string> {
  const key = `${cost} ${password}`;
  const hash = hashes.get(key) ?? hashPassword(password, cost);
  hashes.set(key, hash);
  return hash;
}

async function addLeads(ctx: Parameters<typeof importLeads>[0], count: number): Promise<void> {
  const leads = believableLeads(count, ctx.now());
  for (let start = 0; start < count; start += importMax) {
    const lines = leads.slice(start, start + importMax).map((lead) => leadCsvLine(lead));
    await importLeads(ctx, { csv: leadsCsvHead + lines.join(""), dryRun: false });
  }
}
