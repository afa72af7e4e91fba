import type { NewPost } from "@linkedpotential/contract/community/schema";
import { addressOf } from "@linkedpotential/contract/endpoints";
import { newPost } from "@linkedpotential/fixtures/community";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { type Account, newAccount, signIn } from "./accounts.ts";

/** Opens a page in a new browser context and signs a new community member in. */
export async function newMember(browser: Browser, request: APIRequestContext, name: string): Promise<Page> {
  const linkedinUrl = "https://www.linkedin.com/in/beispiel";
  const account = await newAccount(request, { name, plan: "premium", linkedinUrl });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

export const communityAt = (view: "feed" | "my-posts" | "network" | "my-requests"): string =>
  `/freelance/dashboard?section=community${view === "feed" ? "" : `&view=network&tab=${view}`}`;

/** Loads the dashboard, opens the notifications and follows the one that matches `message`. */
export async function followBell(page: Page, message: RegExp): Promise<void> {
  await page.goto("/freelance/dashboard?section=kpis");
  await page.getByRole("button", { name: /^Benachrichtigungen, \S+ ungelesen$/ }).click();
  await page.getByRole("dialog", { name: "Benachrichtigungen" }).getByRole("button", { name: message }).click();
}

/** Publishes a post. All accounts of the stack see it, so use a unique title or industry. */
export async function publish(
  request: APIRequestContext,
  { token }: Pick<Account, "token">,
  post: Partial<NewPost>,
): Promise<void> {
  const { method, path } = addressOf("community/create");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.fetch(path, { method, headers, data: newPost(post) });
  if (!answer.ok()) throw new Error(`no post, ${answer.status()}: ${await answer.text()}`);
}
