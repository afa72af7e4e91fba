import { createSignal } from "./signal.ts";
import { storage } from "./storage/storage.ts";

/** Emitted when the notification bell may be stale, because of an answer or another tab. */
export const newsChanged = createSignal();
/** The count of notifications in the last answer of this session. Null before the first answer. */
let last: string | null = null;

/** Compares the `x-news` header with the previous one. A difference notifies every tab of this browser. */
export function noteNews(now: string | null): void {
  if (now === null || now === last) return;
  const isFirst = last === null;
  last = now;
  if (isFirst) return;
  newsChanged.emit();
  tellOtherTabs();
}

/** Makes other tabs refetch the bell, for example after notifications were read. */
export const tellOtherTabs = (): void => storage.set("news", crypto.randomUUID());

/** Forgets the count, because every session counts from a different number. */
export const forgetNews = (): void => {
  last = null;
};
