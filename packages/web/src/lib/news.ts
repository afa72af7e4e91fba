import { createSignal } from "./signal.ts";
import { storage } from "./storage/storage.ts";

/** Emitted when the bell may be outdated: an answer said so, or another tab. */
export const newsChanged = createSignal();
/** The session's number of news in the last answer. Null before the first answer. */
let last: string | null = null;

/** Compares `x-news` of an answer with the number before: another one means news, in every tab of this browser. */
export function noteNews(now: string | null): void {
  if (now === null || now === last) return;
  const isFirst = last === null;
  last = now;
  if (isFirst) return;
  newsChanged.emit();
  tellOtherTabs();
}

/** What counts as read, too, is at once the same in all tabs. */
export const tellOtherTabs = (): void => storage.set("news", crypto.randomUUID());

/** Another session counts from another number. */
export const forgetNews = (): void => {
  last = null;
};
