import type { touchTypes } from "@linkedpotential/contract/leads/values";
import { useState } from "react";
import { saveProblem } from "../../../texts/error-text.ts";
import { useLogTouch } from "../api.ts";

interface Touch {
  type: (typeof touchTypes)[number];
  text: string;
}

/** A touch that is being typed. Kept above the tabs: whoever looks at the other one must not lose it. */
export function useTouch(leadId: number) {
  const [touch, setTouch] = useState<Touch>({ type: "message_sent", text: "" });
  const log = useLogTouch(leadId);
  return {
    ...touch,
    hasNote: touch.text.trim() !== "",
    isPending: log.isPending,
    problem: log.error && !log.isPending ? saveProblem(log.error) : undefined,
    set: (change: Partial<Touch>) => setTouch((before) => ({ ...before, ...change })),
    submit: () =>
      log.mutate(
        { params: { leadId }, body: touch },
        { onSuccess: () => setTouch((before) => ({ ...before, text: "" })) },
      ),
  };
}

export type TouchState = ReturnType<typeof useTouch>;
