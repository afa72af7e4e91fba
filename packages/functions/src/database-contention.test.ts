import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { newPost } from "@linkedpotential/fixtures/community";
import { newLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import {
  transactionCanceled,
  transactionConflict,
  withBlockedWrites,
  withFault,
  withThrottling,
} from "@linkedpotential/local/testing/faults";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { withUnprocessedKeys } from "@linkedpotential/local/testing/unprocessed-keys";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
beforeAll(async () => {
  ida = await calls.member();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stack.stop());

const skipBackoff = () => vi.spyOn(Math, "random").mockReturnValue(0);

describe("a batch read that the database answers in parts", () => {
  /** Returns how many keys the database answers: half of them in the first call, the rest in the second, and so on. */
  const halfOfKeys = () => {
    let answers = 0;
    return (keys: number) => {
      answers += 1;
      return answers % 2 === 1 ? Math.floor(keys / 2) : keys;
    };
  };

  it("is complete in the feed", async () => {
    for (const author of await Promise.all(Array.from({ length: 5 }, () => calls.member())))
      await calls.publish(author);
    const feed = await calls.feedOf(ida);
    expect(feed.length).toBeGreaterThanOrEqual(5);
    const incomplete = await withUnprocessedKeys(halfOfKeys(), async () =>
      expect(await calls.feedOf(ida)).toEqual(feed),
    );
    expect(incomplete).toBeGreaterThan(0);
  });

  it("is complete among the notifications, without duplicates", async () => {
    const post = await calls.publish(ida);
    const [jan, kim] = [await calls.member("Jan Süd"), await calls.member("Kim Ost")];
    const incomplete = await withUnprocessedKeys(halfOfKeys(), async () => {
      for (const requester of [jan, kim]) await calls.request(requester, post);
      for (let times = 0; times < 2; times += 1) await stack.deliver();
    });
    expect(incomplete).toBeGreaterThan(0);
    const list = async () => (await stack.call("notifications/list", { token: ida.token })).json as Notification[];
    const listed = (await list()).filter(({ title }) => title === "Neue Anfrage");
    expect(listed).toHaveLength(2);
    await withUnprocessedKeys(halfOfKeys(), async () => expect(await list()).toEqual(expect.arrayContaining(listed)));
  });

  it("fails when keys stay unprocessed, so that nothing is missing silently", async () => {
    await calls.publish(await calls.member());
    skipBackoff();
    const none = () => 0;
    await withUnprocessedKeys(none, async () => {
      const answer = await stack.call("community/list", { token: ida.token });
      expect(answer).toMatchObject({ status: 500, json: { code: "request.internal" } });
    });
  });
});

describe("a database that throttles", () => {
  it("a fifth of all calls still completes every write", async () => {
    const { token } = ida;
    const write = async (round: number) => {
      const lead = await stack.call("leads/create", { token, body: newLead() });
      const params = { leadId: String((lead.json as Lead).id) };
      const changed = stack.call("leads/update", { token, params, body: { name: `Ida ${round}` } });
      const added = stack.call("tasks/create", { token, body: newTask() });
      const published = stack.call("community/create", { token, body: newPost() });
      return [lead, ...(await Promise.all([changed, added, published]))];
    };
    const answers: TestAnswer[] = [];
    const refused = await withThrottling(0.2, async () => {
      for (let round = 0; round < 20; round += 1) answers.push(...(await write(round)));
    });
    expect(refused).toBeGreaterThan(40);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  });

  it("every call fails the request after nine attempts, with a request id", async () => {
    skipBackoff();
    const attempts = await withThrottling(1, async () => {
      const answer = await stack.call("tasks/create", { token: ida.token, body: newTask() });
      expect(answer).toMatchObject({ status: 500, json: { code: "request.internal", requestId: expect.any(String) } });
    });
    expect(attempts).toBe(9);
  });
});

describe("a conflict with another transaction", () => {
  const conflictFault = { call: 1, moment: "before", isLasting: false } as const;
  const [transaction, single] = [{ operation: "TransactWriteItems" }, { operation: "PutItem" }];
  const created = () => stack.call("tasks/create", { token: ida.token, body: newTask() });
  const saved = ({ id }: Task) =>
    stack.call("tasks/update", { token: ida.token, params: { taskId: String(id) }, body: newTask({ title: "Neu" }) });

  it.each([
    ["over an item", transactionCanceled("None", "TransactionConflict")],
    ["over the capacity of the table", transactionCanceled("ThrottlingError")],
  ])("%s is retried", async (_, error) => {
    const work = async () => expect((await created()).status).toBe(201);
    expect(await withFault({ ...conflictFault, ...transaction, error }, work)).toBe(true);
  });

  describe("that outlasts the attempts of the client starts again with a new read", () => {
    let seats: LiveTrainingCalls;
    let eventId: number;
    beforeEach(async () => {
      seats = await liveTrainingCalls(stack);
      eventId = await seats.announce({ maxParticipants: 1 });
      for (const { token } of [ida, await calls.member()]) await seats.joinWaitingList(token, eventId);
      skipBackoff();
    });

    it("for a single write: a cancellation", async () => {
      await withBlockedWrites("UpdateItem", 9 * 2, async () =>
        expect(await seats.cancel(ida.token, eventId)).toMatchObject({ status: 200 }),
      );
      expect(await seats.seen(eventId, ida.token)).toMatchObject({ participation: null });
    });

    it("for a transaction: a new number of seats", async () => {
      await withBlockedWrites("TransactWriteItems", 9 * 2, async () =>
        expect(await seats.update(eventId, { maxParticipants: 3 })).toMatchObject({ status: 200 }),
      );
      expect(await seats.seen(eventId, ida.token)).toMatchObject({ maxParticipants: 3 });
    });
  });

  it("that persists is reported as a conflict, for transactions and single writes", async () => {
    const { json: task } = await created();
    skipBackoff();
    const conflict = { status: 409, json: { code: "request.conflict" } };
    const lasting = { ...conflictFault, isLasting: true };
    await withFault({ ...lasting, ...transaction, error: transactionCanceled("TransactionConflict") }, async () =>
      expect(await created()).toMatchObject(conflict),
    );
    await withFault({ ...lasting, ...single, error: transactionConflict() }, async () =>
      expect(await saved(task as Task)).toMatchObject(conflict),
    );
  });
});
