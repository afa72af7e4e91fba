import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it("the offer contains the calendar address of the strategy call if that setting is present [BIZ-02]", async () => {
  expect((await stack.call("business/get-offer")).json).toEqual({ strategyCallUrl: null });
  const STRATEGY_CALL_URL = "https://kalender.example.org/strategie";
  stack.configure({ STRATEGY_CALL_URL });
  expect((await stack.call("business/get-offer")).json).toEqual({ strategyCallUrl: STRATEGY_CALL_URL });
});
