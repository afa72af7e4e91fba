import type { UsedLink } from "@linkedpotential/contract/follow-up-links/schema";
import type { MailedAction } from "@linkedpotential/contract/follow-up-links/token";
import type { NextChoice } from "@linkedpotential/contract/leads/next-dates";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { refusalOf } from "./link-problem.tsx";

type Step =
  | { name: "ready"; isUndone: boolean }
  | { name: "completed"; used: UsedLink }
  | { name: "postponed"; used: UsedLink }
  /** `before` is the completed follow-up, to which an undo returns. */
  | { name: "planned"; used: UsedLink; before: UsedLink }
  | { name: "refused"; refusal: NonNullable<ReturnType<typeof refusalOf>> };

/** Returns the current step of working off a follow-up by a mailed link, and the functions that lead to another step. */
export function useFollowUpSteps(token: string, action: MailedAction) {
  const [step, setStep] = useState<Step>({ name: "ready", isUndone: false });
  const apply = useAction("follow-up-links/apply", (body: { token: string; next?: NextChoice }) => ({ body }));
  const go = async (use: Parameters<typeof apply.runAsync>[0], stepAfter: (used: UsedLink) => Step) => {
    try {
      setStep(stepAfter(await apply.runAsync(use)));
    } catch (error) {
      const refusal = refusalOf(error instanceof ApiError ? error.code : undefined);
      if (refusal) setStep({ name: "refused", refusal });
    }
  };
  return {
    step,
    isPending: apply.isPending,
    error: apply.error,
    act: () => void go({ token }, (used) => ({ name: action === "done" ? "completed" : "postponed", used })),
    plan: (before: UsedLink, next: NextChoice) =>
      void go({ token: before.next ?? "", next }, (used) => ({ name: "planned", used, before })),
    undo: ({ undo }: UsedLink, before?: UsedLink) =>
      void go({ token: undo ?? "" }, () =>
        before ? { name: "completed", used: before } : { name: "ready", isUndone: true },
      ),
  };
}
