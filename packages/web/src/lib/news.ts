import { createSignal } from "./signal.ts";
import { storage } from "./storage/storage.ts";

/** Told when there may be something new at the bell: an answer said so, or another tab. */
export const newsChanged = createSignal();
/** Told when an answer has said for the first time how far the news are. */
const known = createSignal();
let last: string | null = null;

/** What the server says in `x-news`: another one than before means news, in every tab of this browser. */
export function noteNews(now: string | null): void {
  if (now === null || now === last) return;
  const isFirst = last === null;
  last = now;
  if (isFirst) known.emit();
  else {
    newsChanged.emit();
    tellOtherTabs();
  }
}

/** What counts as read, too, is at once the same in all tabs. */
export const tellOtherTabs = (): void => storage.set("news", crypto.randomUUID());

/** Whether an answer has come after which news are noticed: what was asked before could have missed one. */
export const newsAreKnown = { listen: known.listen, get: (): boolean => last !== null };

export const forgetNews = (): void => {
  last = null;
};
