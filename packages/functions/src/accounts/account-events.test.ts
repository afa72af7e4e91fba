import type { Account, AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-12T17:00:00.000Z");
});
afterAll(() => stack.stop());

it("waiting places are counted and listed until the event is over, and registrations after it", async () => {
  const calls = await liveTrainingCalls(stack);
  const [ida, jan] = [await signedInUser(stack), await signedInUser(stack)];
  const full = await calls.announce({ date: "2027-03-12", time: "19:00", duration: "90 Min", maxParticipants: 1 });
  await calls.register(jan.token, full);
  await calls.joinWaitingList(ida.token, full);
  const callOf = ({ user }: SignedIn) => ({ token: calls.admin, params: { accountId: String(user.id) } });
  const eventsOf = async (person: SignedIn) =>
    (await stack.call("accounts/list-events", callOf(person))).json as AccountEvent[];
  const countsOf = async (person: SignedIn) => {
    const { eventCount } = (await stack.call("accounts/get", callOf(person))).json as Account;
    return [eventCount, (await eventsOf(person)).length];
  };
  stack.setNow("2027-03-12T19:29:00.000Z");
  expect(await countsOf(ida)).toEqual([1, 1]);
  expect(await eventsOf(jan)).toMatchObject([{ isOver: false, isPresent: false }]);
  stack.setNow("2027-03-12T19:30:00.000Z");
  expect([await countsOf(ida), await countsOf(jan)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(await eventsOf(jan)).toMatchObject([{ isOver: true, isPresent: false }]);
  const attendance = { liveTrainingId: String(full), participantId: String(jan.user.id) };
  await stack.call("live-trainings/set-attendance", {
    ...{ token: calls.admin, params: attendance, body: { isPresent: true } },
  });
  expect(await eventsOf(jan)).toMatchObject([{ isOver: true, isPresent: true }]);
});
