import { randomUUID } from "node:crypto";
import { endpoints, type RouteId } from "@linkedpotential/contract/endpoints";
import type { User } from "@linkedpotential/contract/user/schema";
import type { APIRequestContext, Page } from "@playwright/test";
import { lastMailTo, linkIn } from "./mailbox.ts";

export interface Account {
  name: string;
  email: string;
  password: string;
  /** Valid for 24 hours. */
  token: string;
  user: User;
}

export type NewAccount = Partial<Pick<Account, "name" | "email" | "password">> & { workspaceSlug?: string };

async function call(request: APIRequestContext, id: RouteId, data: object) {
  const [method, path = ""] = endpoints[id].split(" ");
  const answer = await request.fetch(path, { method: method ?? "GET", data });
  if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

/** Registers without opening the mail: an account that still has to be verified. */
export async function register(request: APIRequestContext, options: NewAccount = {}) {
  const { workspaceSlug = "freelance", ...given } = options;
  const email = `${randomUUID()}@beispiel.de`;
  const account = { name: "Käthe Müller-Lüdenscheidt", email, password: "geheim-und-lang", ...given };
  await call(request, "auth/register", { ...account, workspaceSlug });
  return account;
}

/** Registers, verifies by the mailed link and signs in, all by the API: what a journey starts with. */
export async function newAccount(request: APIRequestContext, options: NewAccount = {}): Promise<Account> {
  const account = await register(request, options);
  const link = linkIn(await lastMailTo(request, account.email));
  await call(request, "auth/verify-email", { token: link.searchParams.get("token"), email: account.email });
  return { ...account, ...(await signInByApi(request, { ...account, workspaceSlug: options.workspaceSlug })) };
}

interface Credentials {
  email: string;
  password: string;
  workspaceSlug?: string | undefined;
}

/** The session of an account that exists. */
export async function signInByApi(request: APIRequestContext, { workspaceSlug = "freelance", ...who }: Credentials) {
  const answer = await call(request, "auth/login", { email: who.email, password: who.password, workspaceSlug });
  return (await answer.json()) as Pick<Account, "token" | "user">;
}

/** Makes the page's browser one in which the account signed in earlier, without the dialog; then open any address. */
export async function signIn(page: Page, account: Pick<Account, "token">): Promise<void> {
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const localStorage = [{ name: "freelance_authToken", value: account.token }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
