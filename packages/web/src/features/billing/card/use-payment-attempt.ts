import { useRef, useState } from "react";

/**
 * Runs one payment attempt at a time. `explain` returns the text of a failure, which is shown until the next attempt.
 */
export function usePaymentAttempt(explain: (error: unknown) => string | undefined) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(explain(error)));
    isRunning.current = false;
    setPending(false);
  }
  return { attempt, isPending, problem };
}
