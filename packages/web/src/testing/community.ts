import { press, question } from "./person.ts";

/** A premium account that may publish and ask. @internal */
export const member = { name: "Ida Öz", plan: "premium", linkedinUrl: "https://www.linkedin.com/in/ida-oez" } as const;

/** The address of the network, of one of its tabs. @internal */
export const networkAt = (tab?: string): string =>
  `/freelance/dashboard?section=community&view=network${tab ? `&tab=${tab}` : ""}`;

/** Answers what is asked before something is gone. @internal */
export async function agree(title: string, answer: string): Promise<void> {
  await press(answer, { at: await question(title) });
}

/** As when another tab of this browser has done something. @internal */
export const somethingElsewhere = (): boolean =>
  dispatchEvent(new StorageEvent("storage", { key: "news", newValue: crypto.randomUUID() }));

/** The address of the posts of others; all tests share them, so that a test searches for a word of its own. @internal */
export const feedAt = (search = ""): string => `/freelance/dashboard?section=community${search}`;
