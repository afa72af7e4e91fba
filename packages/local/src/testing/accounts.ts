import type { Workspace } from "@linkedpotential/contract/workspaces";
import { type AccountRequest, accountRequest } from "../demo/account-request.ts";
import type { SignedInAccount } from "../demo/new-account.ts";
import { linkParameters } from "../mail/mailbox.ts";
import { testEnvironment } from "./environment.ts";
import type { TestStack } from "./stack.ts";

export interface SignedIn extends ReadyAccount {
  /** Session cookie as `name=value`. */
  cookie: string;
  /** Cookie that identifies this browser at the next sign-in, as `name=value`. */
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

/** Creates a verified, signed-in account in one call and without mails, for tests that do not test signing in. */
export async function readyAccount(wish: Partial<AccountRequest> = {}, rememberMe = false): Promise<ReadyAccount> {
  const { newAccount } = await import("../demo/new-account.ts");
  const account = await newAccount(accountRequest.parse(wish), rememberMe);
  if (!account) throw new Error(`${wish.email} has an account already`);
  return account;
}

let count = 0;

/**
 * Creates a verified account of the free plan with a session. The tests in functions/src/auth cover the way of a real
 * user: registration, mail and sign-in.
 */
export async function signedInUser(_stack: TestStack, options: AccountOptions = {}): Promise<SignedIn> {
  count += 1;
  const { name = `Testperson ${count}`, email = `person-${count}@example.org`, rememberMe = false } = options;
  const [{ emailKey }, { config }, { signDeviceProof, newDeviceId }] = await Promise.all([
    import("@linkedpotential/core/auth/email/email-key"),
    import("@linkedpotential/core/config"),
    import("@linkedpotential/core/auth/guard/known-device"),
  ]);
  const account = await readyAccount({ ...options, name, email }, rememberMe);
  const device = await signDeviceProof(newDeviceId(), emailKey(email));
  const { sessionCookie } = config();
  return { ...account, email, cookie: `${sessionCookie}=${account.cookieToken}`, device: `lp_device=${device}` };
}

/**
 * Creates a registration code that is valid for a day, or an expired one.
 * @internal
 */
export async function newRegistrationCode({ maxUses = 1, isExpired = false } = {}): Promise<string> {
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  const hours = isExpired ? -1 : 24;
  return createRegistrationCode({ maxUses, expiresAt: new Date(Date.now() + hours * 3_600_000) });
}

const admins = new WeakMap<TestStack, Promise<SignedIn>>();

/** Returns the only admin of a stack. The first call creates the account with a long session. */
export function signedInAdmin(stack: TestStack): Promise<SignedIn> {
  const admin = admins.get(stack) ?? signedInUser(stack, { email: testEnvironment.ADMIN_EMAILS, rememberMe: true });
  admins.set(stack, admin);
  return admin;
}

/** Makes the next call of `signedInAdmin` create the admin again, after the stack was cleared. @internal */
export const forgetAdmin = (stack: TestStack): boolean => admins.delete(stack);

/** Returns the token of the link in the newest mail to an address, or an empty string. */
export function mailedToken(stack: TestStack, email: string): string {
  const mail = stack.lastMailTo(email);
  return (mail && linkParameters(mail).get("token")) ?? "";
}
