import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { prepareRecording } from "./record-requests.ts";

/**
 * Starts the server side in this process with an in-memory engine. Answers are not checked, as in AWS. Call this
 * function once per process, because entities can use only one table.
 */
export async function startBenchStack(): Promise<TestStack> {
  const stack = await startTestStack({ CHECK_ANSWERS: "off", PLAN_LIMITS: "off", RATE_LIMIT_PER_ADDRESS: "1000000" });
  await prepareRecording();
  return stack;
}
