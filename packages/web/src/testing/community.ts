import { findConfirmation, press } from "./user.ts";

/** Account that may publish posts and send requests: it has Premium and a LinkedIn address. */
export const premiumMember = {
  name: "Ida Öz",
  plan: "premium",
  linkedinUrl: "https://www.linkedin.com/in/ida-oez",
} as const;

export const networkPath = (tab?: string): string =>
  `/freelance/dashboard?section=community&view=network${tab ? `&tab=${tab}` : ""}`;

/** @internal */
export async function answerConfirmation(title: string, button: string): Promise<void> {
  await press(button, { container: await findConfirmation(title) });
}

/**
 * Simulates that another tab of this browser has changed the account's data.
 * @internal
 */
export const simulateChangeInOtherTab = (): boolean =>
  dispatchEvent(new StorageEvent("storage", { key: "news", newValue: crypto.randomUUID() }));

/**
 * Returns the address of the feed. All tests share its posts, so each test searches for a unique word.
 * @internal
 */
export const feedPath = (search = ""): string => `/freelance/dashboard?section=community${search}`;
