import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { newAccount, signIn } from "./accounts.ts";

/** Somebody who may publish and ask, in a browser of their own. */
export async function newMember(browser: Browser, request: APIRequestContext, name: string): Promise<Page> {
  const linkedinUrl = "https://www.linkedin.com/in/beispiel";
  const account = await newAccount(request, { name, plan: "premium", linkedinUrl });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

export const communityAt = (view: "feed" | "my-posts" | "network" | "my-requests"): string =>
  `/freelance/dashboard?section=community${view === "feed" ? "" : `&view=network&tab=${view}`}`;

/** Opens the bell on a page that is loaded anew, and follows what it says. */
export async function followBell(page: Page, message: RegExp): Promise<void> {
  await page.goto("/freelance/dashboard?section=kpis");
  await page.getByRole("button", { name: /^Benachrichtigungen, \d+ ungelesen$/ }).click();
  await page.getByRole("dialog", { name: "Benachrichtigungen" }).getByRole("button", { name: message }).click();
}
