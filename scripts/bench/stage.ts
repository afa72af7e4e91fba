import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { prepareRecording } from "./recording.ts";

/** The server side in this process on an in-memory engine; answers are not checked, as in AWS. One table per process. */
export async function openStage(): Promise<TestStack> {
  const stack = await startTestStack({ CHECK_ANSWERS: "off", PLAN_LIMITS: "off", RATE_LIMIT_PER_ADDRESS: "1000000" });
  await prepareRecording();
  return stack;
}
