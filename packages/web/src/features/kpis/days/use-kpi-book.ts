import { useCallback, useSyncExternalStore } from "react";
import { useUser } from "../../../lib/session.ts";
import { createSignal } from "../../../lib/signal.ts";
import { lastingPrefix, rawStorage } from "../../../lib/storage.ts";
import { type KpiBook, readBook, writeBook } from "./kpi-book.ts";

/** Another tab may have written in between, so that what is done is kept, not what came of it: done twice is done once. */
type Change = (book: KpiBook) => KpiBook;

const none: readonly Change[] = [];
/** What the browser would not store, by key: done anew on top of what is stored, until it does or the page is left. */
const waiting = new Map<string, readonly Change[]>();
const changed = createSignal();

interface Seen {
  key: string;
  stored: string | null;
  changes: readonly Change[];
  book: KpiBook;
}
let seen: Seen | undefined;

function stateAt(key: string): Seen {
  const stored = rawStorage.get(key);
  const changes = waiting.get(key) ?? none;
  if (seen?.key !== key || seen.stored !== stored || seen.changes !== changes) {
    const book = changes.reduce((before, change) => change(before), readBook(stored));
    seen = { key, stored, changes, book };
  }
  return seen;
}

function changeAt(key: string, change: Change): KpiBook {
  const book = change(stateAt(key).book);
  const text = writeBook(book);
  if (rawStorage.keep(key, text)) waiting.delete(key);
  else waiting.set(key, [...(waiting.get(key) ?? none), change]);
  seen = { key, stored: rawStorage.get(key), changes: waiting.get(key) ?? none, book };
  follow();
  return book;
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser asks before the page is left, also from another screen. */
function follow(): void {
  removeEventListener("beforeunload", warn);
  if (waiting.size > 0) addEventListener("beforeunload", warn);
  changed.emit();
}

/** @internal exported for the tests, which leave pages without the browser doing so */
export function forgetWaiting(): void {
  waiting.clear();
  seen = undefined;
  follow();
}

export interface KpiBookState {
  book: KpiBook;
  /** Whether the browser has stored all of it. */
  isStored: boolean;
  /** Answers the changed book. */
  change: (change: Change) => KpiBook;
}

/** The figures of who is signed in, kept on this device only. Tabs of one browser see each other's changes. */
export function useKpiBook(): KpiBookState {
  const { id } = useUser();
  const key = `${lastingPrefix}${id}`;
  const listen = useCallback(
    (listener: () => void) => {
      const stops = [changed.listen(listener), rawStorage.listen(key, listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [key],
  );
  const { book, changes } = useSyncExternalStore(listen, () => stateAt(key));
  const change = useCallback((one: Change) => changeAt(key, one), [key]);
  return { book, isStored: changes.length === 0, change };
}
