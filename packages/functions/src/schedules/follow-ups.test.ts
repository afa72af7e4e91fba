import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { newLead } from "@linkedpotential/fixtures/leads";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

interface Entry {
  EventBusName: string;
  Source: string;
  DetailType: string;
  Detail: string;
}
type Refusal = "entry" | "call" | undefined;

let stack: TestStack;
let bus: Server;
let handler: typeof import("./follow-ups.ts").handler;
/** What arrived at the bus, call by call. */
let calls: Entry[][] = [];
/** Whether the bus refuses an entry, asked once for each that arrives; `call` refuses the whole call. */
let refusal: (entry: Entry) => Refusal = () => undefined;

beforeAll(async () => {
  bus = createServer(async (request, response) => {
    const { Entries }: { Entries: Entry[] } = JSON.parse(await text(request));
    calls.push(Entries);
    const refusals = Entries.map(refusal);
    response.statusCode = refusals.includes("call") ? 503 : 200;
    const results = refusals.map((refused) => (refused ? { ErrorCode: "ThrottlingException" } : { EventId: "1" }));
    response.end(JSON.stringify({ FailedEntryCount: refusals.filter(Boolean).length, Entries: results }));
  });
  await new Promise<void>((resolve) => bus.listen(0, "127.0.0.1", resolve));
  const address = bus.address();
  const port = typeof address === "object" ? address?.port : undefined;
  stack = await startTestStack({ BUS_ENDPOINT: `http://127.0.0.1:${port}/`, BUS_NAME: "bus-of-the-stage" });
  ({ handler } = await import("./follow-ups.ts"));
});
afterAll(async () => {
  bus.close();
  bus.closeAllConnections();
  await stack.stop();
});
beforeEach(() => {
  calls = [];
  refusal = () => undefined;
});

const run = (time: string) => handler({ time }, { awsRequestId: "run" } as Context);
const details = () => calls.flat().map(({ Detail }) => JSON.parse(Detail));

const tokens = new Map<number, string>();
async function peopleWith(count: number, leads: Parameters<typeof newLead>[0][]): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { token, user } = await signedInUser(stack);
    for (const lead of leads) await stack.call("leads/create", { token, body: newLead(lead) });
    ids.push(user.id);
    tokens.set(user.id, token);
  }
  return ids;
}

describe("the schedule of the follow-ups", () => {
  it("puts one event per person on the bus, ten in a call, and names what is due that day [D27]", async () => {
    const [due, done] = [{ followUpDate: "2027-03-12" }, { followUpDate: "2027-03-12", followUpCompleted: true }];
    const people = await peopleWith(12, [due, done, { followUpDate: "2027-03-11" }, due]);
    expect(await run("2027-03-12T06:00:00Z")).toEqual({ users: 12, followUps: 24 });
    expect(calls.map((entries) => entries.length)).toEqual([10, 2]);
    expect(calls[0]?.[0]).toMatchObject({
      EventBusName: "bus-of-the-stage",
      Source: "linkedpotential",
      DetailType: "user.follow_ups_due",
    });
    const told = details().sort((a, b) => a.userId - b.userId);
    expect(told).toEqual(
      people.sort((a, b) => a - b).map((userId) => ({ userId, date: "2027-03-12", leadIds: [1, 4] })),
    );
  });

  it("names a thousand leads of a person at most, the oldest", async () => {
    const [userId = 0] = await peopleWith(1, [{ followUpDate: "2027-06-01" }]);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.patch({ userId }).set({ plan: "premium" }).go();
    const csv = `Name;Unternehmen;Position;Follow-up-Datum\n${"Ida;Nord AG;CEO;01.06.2027\n".repeat(1000)}`;
    await stack.call("leads/import", { body: { csv }, token: tokens.get(userId) ?? "" });
    expect(await run("2027-06-01T05:00:00Z")).toEqual({ users: 1, followUps: 1001 });
    expect(details().map(({ leadIds }) => leadIds)).toEqual([Array.from({ length: 1000 }, (_, index) => index + 1)]);
  }, 60_000);

  it("is silent when nothing is due", async () => {
    expect(await run("2027-03-20T06:00:00Z")).toEqual({ users: 0, followUps: 0 });
    expect(calls).toEqual([]);
  });

  it("tries again what the bus refuses, and only that", async () => {
    const people = await peopleWith(3, [{ followUpDate: "2027-04-01" }]);
    let refused = 0;
    refusal = ({ Detail }) => {
      if (JSON.parse(Detail).userId !== people[1] || refused === 2) return undefined;
      refused += 1;
      return "entry";
    };
    await run("2027-04-01T05:00:00Z");
    expect(calls.map((entries) => entries.length)).toEqual([3, 1, 1]);
    expect(details().filter(({ userId }) => userId === people[1])).toHaveLength(3);
  });

  it("bears a bus that fails for a moment and fails itself when the bus stays away, so that AWS starts it again", async () => {
    await peopleWith(1, [{ followUpDate: "2027-05-03" }]);
    refusal = () => (calls.length < 2 ? "call" : undefined);
    expect(await run("2027-05-03T05:00:00Z")).toEqual({ users: 1, followUps: 1 });
    refusal = () => "call";
    await expect(run("2027-05-03T05:00:00Z")).rejects.toThrow("failed");
  });

  it("does not guess the day when it is started without a time", async () => {
    await expect(run("")).rejects.toThrow("failed");
  });
});
