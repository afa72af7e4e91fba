import { type RecordingServer, recordingServer } from "@linkedpotential/local/testing/recording-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { config, forgetConfig } from "../config.ts";
import { withCallHooks } from "../outbound-calls.ts";
import { publish } from "./publish.ts";

interface Entry {
  EventBusName: string;
  Source: string;
  DetailType: string;
  Detail: string;
}

let bus: RecordingServer;
/** Number of times that the bus refuses each entry (`ofEntry`) or call (`ofCall`) before it accepts it. */
let refusals: { ofEntry: number; ofCall: number };
let beforeAnswer: () => Promise<void>;

beforeAll(async () => {
  bus = await recordingServer(async ({ body }) => {
    await beforeAnswer();
    if (refusals.ofCall > 0) {
      refusals.ofCall -= 1;
      return { status: 503, headers: {} };
    }
    const { Entries }: { Entries: Entry[] } = JSON.parse(body.toString());
    const refused = refusals.ofEntry > 0;
    refusals.ofEntry -= 1;
    const results = Entries.map((_, index) => (refused && index > 0 ? { ErrorCode: "Throttling" } : { EventId: "1" }));
    return { status: 200, headers: {}, body: JSON.stringify({ Entries: results }) };
  });
  process.env.BUS_ENDPOINT = bus.address;
});
afterAll(() => bus.stop());
beforeEach(() => {
  process.env.BUS_NAME = "bus-of-the-stage";
  forgetConfig();
  bus.requests.length = 0;
  refusals = { ofEntry: 0, ofCall: 0 };
  beforeAnswer = async () => {};
});

const calls = () => bus.requests.map(({ body }): Entry[] => JSON.parse(body.toString()).Entries);
const due = (count: number) => Array.from({ length: count }, (_, userId) => ({ userId, date: "2027-03-12" }));
const put = (details: ReturnType<typeof due>) => publish({ config: config() }, "user.follow_ups_due", details);
const userIdsOf = (entries: Entry[] = []) => entries.map(({ Detail }) => JSON.parse(Detail).userId);

describe("events", () => {
  it("are put on the bus of the stage in a signed call, with source, type and detail", async () => {
    await put(due(1));
    expect(bus.requests[0]).toMatchObject({
      method: "POST",
      headers: {
        authorization: expect.stringContaining("/events/aws4_request"),
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSEvents.PutEvents",
      },
    });
    expect(calls()).toEqual([
      [
        {
          EventBusName: "bus-of-the-stage",
          Source: "linkedpotential",
          DetailType: "user.follow_ups_due",
          Detail: JSON.stringify(due(1)[0]),
        },
      ],
    ]);
  });

  it("are sent ten per call, and no call is made for none", async () => {
    await put(due(21));
    expect(
      calls()
        .map(({ length }) => length)
        .sort(),
    ).toEqual([1, 10, 10]);
    expect(
      calls()
        .flatMap(userIdsOf)
        .sort((one, other) => one - other),
    ).toEqual(due(21).map(({ userId }) => userId));
    bus.requests.length = 0;
    await put([]);
    expect(bus.requests).toEqual([]);
  });

  it("are sent in four concurrent calls", async () => {
    let waiting: (() => void)[] = [];
    let most = 0;
    beforeAnswer = () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
        if (waiting.length < 4) return;
        for (const release of waiting) release();
        waiting = [];
      });
    await put(due(80));
    expect(most).toBe(4);
    expect(calls()).toHaveLength(8);
  });

  it("that the bus refuses are retried, and only those", async () => {
    refusals.ofEntry = 2;
    await put(due(4));
    expect(calls().map(userIdsOf)).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3],
      [2, 3],
    ]);
  });

  it("of a failed call are all retried", async () => {
    refusals.ofCall = 2;
    await put(due(3));
    expect(calls().map(userIdsOf)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it("that are refused five times fail with their number and the reason", async () => {
    refusals.ofCall = 5;
    const cause = expect.objectContaining({ $metadata: expect.objectContaining({ httpStatusCode: 503 }) });
    await expect(put(due(3))).rejects.toMatchObject({ message: "the bus did not take 3 of 3 events", cause });
    expect(calls()).toHaveLength(5);
  });

  it("require the grant", async () => {
    const put = withCallHooks({ granted: new Set(["ses:SendEmail"]) }, () =>
      publish({ config: config() }, "user.follow_ups_due", due(1)),
    );
    await expect(put).rejects.toThrow("not granted to this route: events:PutEvents");
    expect(bus.requests).toEqual([]);
  });
});
