import { type CommunityCalls, communityCalls, type Someone } from "./community.ts";
import { startTestStack, type TestStack } from "./stack.ts";

/**
 * Stack with two members of the community, shared by all tests of a file.
 * @internal
 */
export interface Pair {
  stack: TestStack;
  calls: CommunityCalls;
  ida: Someone;
  jan: Someone;
}

/** @internal */
export async function startCommunityPair(): Promise<Pair> {
  const stack = await startTestStack();
  const calls = communityCalls(stack);
  return { stack, calls, ida: await calls.member("Ida Öz"), jan: await calls.member("Dr. Jan van Dyk") };
}
