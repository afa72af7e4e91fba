import { press, question } from "./person.ts";

/**
 * An account with Premium that may publish and send requests.
 * @internal
 */
export const member = { name: "Ida Öz", plan: "premium", linkedinUrl: "https://www.linkedin.com/in/ida-oez" } as const;

/**
 * Returns the address of the network or of one of its tabs.
 * @internal
 */
export const networkAt = (tab?: string): string =>
  `/freelance/dashboard?section=community&view=network${tab ? `&tab=${tab}` : ""}`;

/**
 * Presses a button and confirms the question that follows.
 * @internal
 */
export async function agree(title: string, answer: string): Promise<void> {
  await press(answer, { at: await question(title) });
}

/**
 * Simulates an action in another tab of this browser.
 * @internal
 */
export const somethingElsewhere = (): boolean =>
  dispatchEvent(new StorageEvent("storage", { key: "news", newValue: crypto.randomUUID() }));

/**
 * Returns the address of the feed. All tests share its posts, so a test searches for a word of its own.
 * @internal
 */
export const feedAt = (search = ""): string => `/freelance/dashboard?section=community${search}`;
