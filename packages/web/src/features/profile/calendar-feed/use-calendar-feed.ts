import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiQuery, queryClient } from "../../../lib/api/query-client.ts";

const { queryKey } = apiQuery("calendar-feed/get");

/**
 * Returns the writes of the calendar feed. `address` is known after a creation or renewal only, because the server
 * stores nothing but its hash.
 */
export function useCalendarFeed() {
  const [address, setAddress] = useState<string>();
  const renew = useAction("calendar-feed/renew", (_: "created" | "renewed") => ({}), {
    onDone: (feed) => {
      setAddress(feed.address);
      queryClient.setQueryData(queryKey, { createdAt: feed.createdAt });
    },
    toasts: {
      area: "profile",
      done: ({ calendarFeed }, _, kind) => calendarFeed[kind],
      failed: ({ calendarFeed }) => calendarFeed.failed,
    },
  });
  const switchOff = useAction("calendar-feed/delete", () => ({}), {
    onDone: () => {
      setAddress(undefined);
      queryClient.setQueryData(queryKey, { createdAt: null });
    },
    toasts: {
      area: "profile",
      done: ({ calendarFeed }) => calendarFeed.switchedOff,
      failed: ({ calendarFeed }) => calendarFeed.failed,
    },
  });
  // The question closes whether the call succeeds or fails. A failure is shown by a toast.
  const settle = (call: Promise<unknown>, close?: () => void) => void call.catch(() => undefined).then(close);
  return {
    address,
    renew: {
      isPending: renew.isPending,
      run: (kind: "created" | "renewed", close?: () => void) => settle(renew.runAsync(kind), close),
    },
    switchOff: { isPending: switchOff.isPending, run: (close: () => void) => settle(switchOff.runAsync(), close) },
  };
}
