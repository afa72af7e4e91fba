import { createSignal } from "./signal.ts";
import { storage } from "./storage/storage.ts";

/** Emitted when notifications may be stale, because of an answer from the server or a message from another tab. */
export const notificationsChanged = createSignal();
/** Count of notifications in the last answer of this session. Null before the first answer. */
let last: string | null = null;

/**
 * Compares the count in the `x-news` header with the previous one. If they differ, every tab of this browser is
 * notified.
 */
export function noteNotificationCount(now: string | null): void {
  if (now === null || now === last) return;
  const isFirst = last === null;
  last = now;
  if (isFirst) return;
  notificationsChanged.emit();
  notifyOtherTabs();
}

/** Makes other tabs refetch the bell, for example after notifications were read. */
export const notifyOtherTabs = (): void => storage.set("news", crypto.randomUUID());

/** Clears the stored count. Each session has its own counter. */
export const forgetNotificationCount = (): void => {
  last = null;
};
