import type { WorkSettings, WorkSettingsChange } from "@linkedpotential/contract/user/work-settings";
import { useCallback } from "react";
import { errorText } from "../../texts/error-text.ts";
import { useAction } from "../action/use-action.ts";
import { getSession, updateUser, useUser } from "./session.ts";

/** The latest change. Answers to earlier ones are ignored, because they lack it. */
let newest: WorkSettingsChange | undefined;
/** Resolves when the earlier changes were sent, so that the server receives all changes in their order. */
let earlier: Promise<unknown> = Promise.resolve();

/**
 * Returns the settings of the work with leads, and a function that changes some of them. A change shows at once; when
 * the server refuses it, a toast says so and the previous value returns.
 */
export function useWorkSettings(): [WorkSettings, (change: WorkSettingsChange) => void] {
  const { workSettings } = useUser();
  const { runAsync } = useAction("user/update-work-settings", (body: WorkSettingsChange) => ({ body }), {
    onDone: (saved, change) => {
      if (change === newest) show(saved);
    },
    toasts: { area: "common", failed: ({ errors }, error) => ({ title: errors.title, description: errorText(error) }) },
  });
  const change = useCallback(
    (next: WorkSettingsChange) => {
      const before = getSession().user?.workSettings;
      newest = next;
      show(next);
      earlier = earlier
        .then(() => runAsync(next))
        .catch(() => {
          if (next === newest && before) show(before);
        });
    },
    [runAsync],
  );
  return [workSettings, change];
}

function show(change: WorkSettingsChange): void {
  const { user } = getSession();
  if (!user) return;
  const { chances, ...others } = user.workSettings;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  updateUser({ ...user, workSettings: { ...others, ...given, chances: { ...chances, ...change.chances } } });
}
