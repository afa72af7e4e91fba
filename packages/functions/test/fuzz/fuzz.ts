import fc from "fast-check";
import { anyCall, type Call } from "./calls.ts";
import { startFuzzStack } from "./fuzz-stack.ts";
import { violationsOf } from "./violations.ts";

export interface Fuzzing {
  calls: number;
  seed: number;
  onCall?: (count: number, byStatus: ReadonlyMap<number, number>) => void;
}

/**
 * Sends random calls and compares the answers with the contract (docs/adr/0025). Returns the first violation with the
 * smallest call that causes it, or undefined.
 */
export async function fuzz({ calls, seed, onCall }: Fuzzing): Promise<string | undefined> {
  const fuzzStack = await startFuzzStack();
  const violationsIn = violationsOf(fuzzStack.document);
  const byStatus = new Map<number, number>();
  let count = 0;
  const property = fc.asyncProperty(anyCall, async (call: Call) => {
    const outcome = await fuzzStack.execute(call);
    const { status, text } = outcome.answer;
    count += 1;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    onCall?.(count, byStatus);
    const problems = violationsIn(call, outcome);
    if (problems.length > 0) throw new Error(`${problems.join("; ")}\n${text.slice(0, 1000)}`);
  });
  try {
    const result = await fc.check(property, { numRuns: calls, seed });
    return result.failed ? `${fc.defaultReportMessage(result)}\n${result.errorInstance}` : undefined;
  } finally {
    await fuzzStack.stop();
  }
}
