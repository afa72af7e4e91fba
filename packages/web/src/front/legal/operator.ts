import { useEffect, useState } from "react";
import { type Answer, api } from "../../lib/api/api.ts";

export type Operator = Answer<"legal/get-operator">;
export type OperatorState = Operator | "loading" | "failed";

export function useOperator(): { operator: OperatorState; retry: () => void } {
  const [operator, setOperator] = useState<OperatorState>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isLeft = false;
    const show = (state: OperatorState) => {
      if (!isLeft) setOperator(state);
    };
    show("loading");
    api("legal/get-operator").then(show, () => show("failed"));
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return { operator, retry: () => setAttempt((before) => before + 1) };
}
