import type { Workspace } from "@linkedpotential/contract/workspaces";
import { type AccountRequest, accountRequest } from "../demo/account-request.ts";
import type { SignedInAccount } from "../demo/new-account.ts";
import { linkParameters } from "../mail/mail-links.ts";
import { testEnvironment } from "./environment.ts";
import type { TestStack } from "./stack.ts";

export interface SignedIn extends ReadyAccount {
  /** The session cookie as a browser sends it back, `name=value`. */
  cookie: string;
  /** The cookie by which this browser is known at the next sign-in, `name=value`. */
  device: string;
  email: string;
}

export interface AccountOptions {
  name?: string;
  email?: string;
  password?: string;
  workspaceSlug?: Workspace;
  rememberMe?: boolean;
}

export type ReadyAccount = SignedInAccount;

/** A verified, signed-in account in one call and without mails, for tests that are not about signing in. */
export async function readyAccount(wish: Partial<AccountRequest> = {}, rememberMe = false): Promise<ReadyAccount> {
  const { newAccount } = await import("../demo/new-account.ts");
  const account = await newAccount(accountRequest.parse(wish), rememberMe);
  if (!account) throw new Error(`${wish.email} has an account already`);
  return account;
}

let count = 0;

/**
 * A verified account of the free plan with a session, its own for each call, as after registering, opening the mailed
 * link and signing in; that way itself is shown in functions/src/auth.
 */
export async function signedInUser(_stack: TestStack, options: AccountOptions = {}): Promise<SignedIn> {
  count += 1;
  const { name = `Testperson ${count}`, email = `person-${count}@example.org`, rememberMe = false } = options;
  const [{ emailKey }, { config }, { deviceProof, newDeviceId }] = await Promise.all([
    import("@linkedpotential/core/auth/email/email-key"),
    import("@linkedpotential/core/config"),
    import("@linkedpotential/core/auth/guard/known-device"),
  ]);
  const account = await readyAccount({ ...options, name, email }, rememberMe);
  const device = await deviceProof(newDeviceId(), emailKey(email));
  const { sessionCookie } = config();
  return { ...account, email, cookie: `${sessionCookie}=${account.cookieToken}`, device: `lp_device=${device}` };
}

/** For a day, unless it was over already. @internal */
export async function newRegistrationCode({ maxUses = 1, isExpired = false } = {}): Promise<string> {
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  const hours = isExpired ? -1 : 24;
  return createRegistrationCode({ maxUses, expiresAt: new Date(Date.now() + hours * 3_600_000) });
}

const admins = new WeakMap<TestStack, Promise<SignedIn>>();

/** The one admin of a stack, signed in for long at the first call. */
export function signedInAdmin(stack: TestStack): Promise<SignedIn> {
  const admin = admins.get(stack) ?? signedInUser(stack, { email: testEnvironment.ADMIN_EMAILS, rememberMe: true });
  admins.set(stack, admin);
  return admin;
}

/** The secret of the link in the newest mail to an address; empty without one. */
export function mailedToken(stack: TestStack, email: string): string {
  const mail = stack.lastMailTo(email);
  return (mail && linkParameters(mail).get("token")) ?? "";
}
