import { randomUUID } from "node:crypto";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { User } from "@linkedpotential/contract/user/schema";
import type { APIRequestContext, Page } from "@playwright/test";

export interface Account {
  name: string;
  email: string;
  password: string;
  /** Session token, valid for 24 hours. */
  token: string;
  user: User;
}

export type NewAccount = Partial<Pick<Account, "name" | "email" | "password">> & {
  workspaceSlug?: string;
  role?: User["role"];
  plan?: User["plan"];
  linkedinUrl?: string;
};

async function call(request: APIRequestContext, id: RouteId, data: object) {
  const { method, path } = addressOf(id);
  const answer = await request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

/** Registers an account without opening the verification mail. */
export async function register(request: APIRequestContext, options: NewAccount = {}) {
  const { workspaceSlug = "freelance", ...given } = options;
  const email = `${randomUUID()}@beispiel.de`;
  const account = { name: "Käthe Müller-Lüdenscheidt", email, password: "geheim-und-lang", ...given };
  await call(request, "auth/register", { ...account, workspaceSlug });
  return account;
}

export async function newAccount(request: APIRequestContext, options: NewAccount = {}): Promise<Account> {
  const answer = await request.post("/__local/accounts", { data: { name: "Käthe Müller-Lüdenscheidt", ...options } });
  if (!answer.ok()) throw new Error(`no account, ${answer.status()}: ${await answer.text()}`);
  const { user, ...made } = (await answer.json()) as Pick<Account, "user" | "token" | "password">;
  return { ...made, user, name: user.name, email: user.email };
}

export async function signInByApi(
  request: APIRequestContext,
  { email, password }: Pick<Account, "email" | "password">,
) {
  const answer = await call(request, "auth/login", { email, password, workspaceSlug: "freelance" });
  return (await answer.json()) as Pick<Account, "token" | "user">;
}

/**
 * Signs the account in without the dialog, by adding its token to the storage of the page's browser. Call it before
 * opening a page.
 */
export async function signIn(page: Page, account: Pick<Account, "token">): Promise<void> {
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const localStorage = [{ name: "freelance_authToken", value: account.token }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
