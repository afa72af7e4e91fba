import type { User } from "@linkedpotential/contract/user/schema";
import { type AccountWish, accountWish } from "../demo/account-wish.ts";
import type { SignedInAccount } from "../demo/new-account.ts";
import { linkParameters } from "../mail-links.ts";
import { testEnvironment } from "./environment.ts";
import type { TestStack } from "./stack.ts";

export interface SignedIn {
  token: string;
  /** The session cookie as a browser sends it back, `name=value`. */
  cookie: string;
  /** The cookie by which this browser is known at the next sign-in, `name=value`. */
  device: string;
  user: User;
  email: string;
  password: string;
}

export interface AccountOptions {
  name?: string;
  email?: string;
  password?: string;
  workspaceSlug?: string;
  rememberMe?: boolean;
}

export type ReadyAccount = SignedInAccount;

/** A verified, signed-in account in one call and without mails, for tests that are not about signing in. */
export async function readyAccount(wish: Partial<AccountWish> = {}): Promise<ReadyAccount> {
  const { newAccount } = await import("../demo/new-account.ts");
  const account = await newAccount(accountWish.parse(wish));
  if (!account) throw new Error(`${wish.email} has an account already`);
  return account;
}

let count = 0;

/** Registers, verifies by the mailed link and signs in: an account of its own for each call. */
export async function signedInUser(stack: TestStack, options: AccountOptions = {}): Promise<SignedIn> {
  count += 1;
  const { name = `Testperson ${count}`, email = `person-${count}@example.org`, password = "geheim-und-lang" } = options;
  const { workspaceSlug = "freelance", rememberMe = false } = options;
  // An address of its own: the guards against guessing count by it.
  const address = `198.51.${(count >> 8) & 255}.${count & 255}`;
  const post = async (id: "auth/register" | "auth/verify-email" | "auth/login", body: object) => {
    const answer = await stack.call(id, { body, address });
    if (answer.status >= 400) throw new Error(`${id} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  await post("auth/register", { name, email, password, workspaceSlug });
  await post("auth/verify-email", { token: mailedToken(stack, email), email });
  const { json, cookies } = await post("auth/login", { email, password, workspaceSlug, rememberMe });
  const signedIn = json as { token: string; user: User };
  const [cookie = "", device = ""] = cookies.map((given) => given.split(";")[0] ?? "");
  return { ...signedIn, cookie, device, email, password };
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
