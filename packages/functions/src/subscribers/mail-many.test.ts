import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
});
afterAll(() => stack.stop());

it("a change is mailed once to each of 105 people, although the first attempt was interrupted", {
  timeout: 120_000,
}, async () => {
  const calls = await liveTrainingCalls(stack);
  const { ParticipationEntity } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const eventId = await calls.announce({ maxParticipants: 200 });
  const everybody = await Promise.all(Array.from({ length: 105 }, () => readyAccount()));
  const participationFields = { liveTrainingId: eventId, registeredAt: "2027-03-01T09:00:00.000Z" };
  await ParticipationEntity.put(everybody.map(({ user }) => ({ ...participationFields, userId: user.id }))).go();
  await calls.update(eventId, { date: "2027-03-13", maxParticipants: 200 });
  const changes = () => stack.mails().filter(({ subject }) => subject.startsWith("Neuer Termin "));

  const firstDelivery = stack.deliver();
  while (changes().length < 40) await new Promise(setImmediate);
  stack.refuseMails(true);
  await expect(firstDelivery).rejects.toThrow("failed");
  expect(changes().length).toBeLessThan(105);
  stack.refuseMails(false);
  await stack.deliver();
  const addressees = changes().map(({ to }) => to);
  expect(addressees.sort()).toEqual(everybody.map(({ user }) => user.email).sort());
});
