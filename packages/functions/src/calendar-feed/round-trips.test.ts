import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { newFeedToken } from "@linkedpotential/local/testing/calendar-feed";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  person = await signedInUser(stack);
  const { announce, register } = await liveTrainingCalls(stack);
  await register(person.token, await announce());
  await stack.call("leads/create", { token: person.token, body: newLead({ followUpDate: "2027-03-01" }) });
});
afterAll(() => stack.stop());

const trips = (id: Parameters<TestStack["call"]>[0], options: Parameters<TestStack["call"]>[1]) =>
  countRoundTrips(async () => {
    const answer = await stack.call(id, options);
    expect(answer.status, answer.text).toBe(200);
  });

describe("sequential round trips", () => {
  it("of a feed are its owner, then everything in it, then the live events", async () => {
    const token = await newFeedToken(stack, person.token);
    const { inSeries, actions } = await trips("calendar-feed/read", { params: { token } });
    expect(inSeries).toBe(3);
    expect(actions.sort()).toEqual(["BatchGetItem", "GetItem", "GetItem", "GetItem", "Query", "Query", "UpdateItem"]);
  });

  it("of its settings are the session and one call", async () => {
    const { token } = person;
    for (const id of ["calendar-feed/get", "calendar-feed/renew", "calendar-feed/delete"] as const) {
      expect((await trips(id, { token })).inSeries).toBe(2);
    }
  });
});
