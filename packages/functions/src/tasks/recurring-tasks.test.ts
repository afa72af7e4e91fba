import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import { newRecurrence, newTask } from "@linkedpotential/fixtures/tasks";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

type Changed = Task & { nextTask?: Task };

let stack: TestStack;
let user: SignedIn;
let interleave: Interleave;

beforeAll(async () => {
  stack = await startTestStack();
  interleave = await interleaving();
});
beforeEach(async () => {
  stack.setNow("2027-03-09T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const list = async () => (await stack.call("tasks/list", { token: user.token })).json as Task[];
const create = async (body: Partial<NewTask> = {}) => {
  const task = newTask({ title: "USt-Voranmeldung", dueDate: "2027-03-10", recurrence: newRecurrence(), ...body });
  const answer = await stack.call("tasks/create", { body: task, token: user.token });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Task;
};
const put = async ({ id, ...body }: Partial<Changed> & { id: number }, options: object = {}) => {
  const call = { params: { taskId: String(id) }, body, token: user.token, ...options };
  const answer = await stack.call("tasks/update", call);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Changed;
};
const complete = (task: Task, options: object = {}) => put({ ...task, status: "completed" }, options);
const remove = async (id: number, scope?: "this") => {
  const query = scope ? { scope } : {};
  return (await stack.call("tasks/delete", { params: { taskId: String(id) }, query, token: user.token })).json;
};
const dueDates = async () => (await list()).map(({ dueDate }) => dueDate);

describe("a recurring task", () => {
  it("is stored with the day of its due date, which the schedule keeps", async () => {
    const task = await create();
    expect(task.recurrence).toEqual(newRecurrence({ dayOfMonth: 10 }));
    expect(await list()).toEqual([task]);
    const weekly = await create({ recurrence: newRecurrence({ unit: "week", interval: 2 }) });
    expect(weekly.recurrence).toEqual(newRecurrence({ unit: "week", interval: 2, weekdays: [3] }));
  });

  it("names a wrong part of its rule", async () => {
    const body = { ...newTask(), recurrence: { unit: "month", interval: 100 } };
    expect(await stack.call("tasks/create", { body, token: user.token })).toMatchObject({
      status: 400,
      json: { fields: { "recurrence.interval": "Bitte eine ganze Zahl von 1 bis 99 angeben." } },
    });
    for (const recurrence of [{}, { unit: "hour" }, { unit: "week", weekdays: [8] }, { unit: "month", dayOfMonth: 0 }])
      expect((await stack.call("tasks/create", { body: { ...body, recurrence }, token: user.token })).status).toBe(400);
  });

  it("creates the next one when it is completed, in the same transaction", async () => {
    const task = await create({ description: "Elster", priority: "high", category: "Admin" });
    const { nextTask, ...completed } = await complete(task);
    expect(completed).toEqual({ ...task, status: "completed" });
    expect(nextTask).toEqual({ ...task, id: task.id + 1, dueDate: "2027-04-10", status: "pending" });
    expect(await list()).toEqual([nextTask]);
    const last = await complete({ ...(nextTask as Task), title: "Umsatzsteuer" });
    expect(last.nextTask).toMatchObject({ title: "Umsatzsteuer", dueDate: "2027-05-10" });
  });

  it("continues after today if its schedule fell behind", async () => {
    const task = await create({ dueDate: "2026-11-10" });
    expect((await complete(task)).nextTask?.dueDate).toBe("2027-03-10");
  });

  it("keeps its schedule when a single task is moved, and starts it anew with another rule", async () => {
    const moved = await put({ ...(await create()), dueDate: "2027-03-05" });
    const { nextTask } = await complete(moved);
    expect(nextTask?.dueDate).toBe("2027-04-10");
    const recurrence = newRecurrence({ unit: "quarter" });
    const changed = await put({ ...(nextTask as Task), dueDate: "2027-03-31", recurrence });
    expect((await complete(changed)).nextTask?.dueDate).toBe("2027-06-30");
  });

  it("counts from the day of completion in the owner's time zone, also when the clocks change", async () => {
    stack.setNow("2027-03-27T23:30:00.000Z");
    user = await signedInUser(stack);
    const daily = newRecurrence({ unit: "day", basis: "completion" });
    const [first, second] = [await create({ recurrence: daily }), await create({ recurrence: daily })];
    expect((await complete(first)).nextTask?.dueDate).toBe("2027-03-29");
    await stack.call("user/update-settings", { token: user.token, body: { timezone: "America/New_York" } });
    expect((await complete(second)).nextTask?.dueDate).toBe("2027-03-28");
  });

  it("counts from completion until it has a due date", async () => {
    const undated = await create({ dueDate: null });
    expect(undated).toMatchObject({ dueDate: null, recurrence: newRecurrence() });
    expect((await complete(undated)).nextTask?.dueDate).toBe("2027-04-09");
  });

  it("ends after its end date", async () => {
    const task = await create({ recurrence: newRecurrence({ endDate: "2027-04-30" }) });
    const { nextTask } = await complete(task);
    expect((await complete(nextTask as Task)).nextTask).toBeUndefined();
    expect(await list()).toEqual([]);
  });

  it("keeps its rule when a call leaves it out, and loses it with null", async () => {
    const { recurrence: _recurrence, ...fields } = await create();
    const renamed = await put({ ...fields, title: "Umsatzsteuer" });
    expect(renamed.recurrence).toEqual(newRecurrence({ dayOfMonth: 10 }));
    const single = await put({ ...renamed, recurrence: null });
    expect((await complete(single)).nextTask).toBeUndefined();
    expect(await list()).toEqual([]);
  });

  it("can get its rule later", async () => {
    const task = await create({ recurrence: null });
    const recurring = await put({ ...task, recurrence: newRecurrence({ dayOfMonth: 31 }) });
    expect((await complete(recurring)).nextTask?.dueDate).toBe("2027-03-31");
    const single = await create({ recurrence: null });
    expect((await complete({ ...single, recurrence: newRecurrence() })).nextTask?.dueDate).toBe("2027-04-10");
  });

  it("is not found by others, and not after it was deleted", async () => {
    const { id, ...body } = await create();
    const other = await signedInUser(stack);
    const call = { params: { taskId: String(id) }, body: { ...body, status: "completed" } };
    expect((await stack.call("tasks/update", { ...call, token: other.token })).status).toBe(404);
    await remove(id);
    expect((await stack.call("tasks/update", { ...call, token: user.token })).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe("only one task of a recurrence is open", () => {
  it("if completing is repeated, with the same key and without", async () => {
    const task = await create();
    const headers = { "idempotency-key": "k" };
    const first = await complete(task, { headers });
    expect(await complete(task, { headers })).toEqual(first);
    expect(await complete(task)).toEqual(first);
    expect(await list()).toEqual([first.nextTask]);
  });

  it("if a late repetition arrives after the next one was completed too", async () => {
    const task = await create();
    const { nextTask } = await complete(task);
    const last = await complete(nextTask as Task);
    expect((await complete(task)).nextTask).toBeUndefined();
    expect(await list()).toEqual([last.nextTask]);
  });

  it("if it is completed several times at once", async () => {
    const task = await create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(task)));
    expect(new Set(answers.map(({ nextTask }) => nextTask?.id)).size).toBe(1);
    expect(await list()).toEqual([answers[0]?.nextTask]);
  });

  it("if another call completes or deletes it in between", async () => {
    const completedTwice = await create();
    interleave("TransactWriteItemsCommand", () => complete(completedTwice));
    const { nextTask } = await complete(completedTwice);
    expect(await list()).toEqual([nextTask]);
    await remove(nextTask?.id ?? 0);
    const { id, ...body } = await create();
    interleave("TransactWriteItemsCommand", () => remove(id));
    const call = { params: { taskId: String(id) }, body: { ...body, status: "completed" }, token: user.token };
    expect((await stack.call("tasks/update", call)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe("reopening a completed task", () => {
  it("deletes the next one", async () => {
    const task = await create();
    await complete(task);
    expect(await put(task)).toEqual(task);
    expect(await list()).toEqual([task]);
    expect((await complete(task)).nextTask?.dueDate).toBe("2027-04-10");
  });

  it("keeps a next one that was changed, completed or deleted, which carries the recurrence on", async () => {
    const change: ((next: Task) => Promise<unknown>)[] = [
      (next) => put({ ...next, title: "Umbenannt" }),
      (next) => complete(next),
      (next) => remove(next.id, "this"),
      (next) => remove(next.id),
    ];
    const open: (string | null)[][] = [];
    for (const work of change) {
      const task = await create();
      await work((await complete(task)).nextTask as Task);
      expect(await put(task)).toEqual({ ...task, recurrence: null });
      open.push(await dueDates());
      for (const { id } of await list()) await remove(id);
    }
    expect(open).toEqual([
      ["2027-03-10", "2027-04-10"],
      ["2027-03-10", "2027-05-10"],
      ["2027-03-10", "2027-05-10"],
      ["2027-03-10"],
    ]);
  });

  it("keeps a next one that is changed in between", async () => {
    const task = await create();
    const { nextTask } = await complete(task);
    interleave("TransactWriteItemsCommand", () => put({ ...(nextTask as Task), title: "Umbenannt" }));
    expect((await put(task)).recurrence).toBeNull();
    expect((await list()).map(({ title }) => title)).toEqual([task.title, "Umbenannt"]);
  });

  it("keeps the rule of the last one", async () => {
    const task = await create({ recurrence: newRecurrence({ dayOfMonth: 10, endDate: "2027-03-31" }) });
    await complete(task);
    expect(await put(task)).toEqual(task);
  });
});

describe("deleting a recurring task", () => {
  it("ends its recurrence", async () => {
    const { id } = await create();
    expect(await remove(id)).toEqual({ success: true });
    expect(await list()).toEqual([]);
  });

  it("of which only this date is meant brings the next one", async () => {
    const task = await create();
    const nextTask = { ...task, id: task.id + 1, dueDate: "2027-04-10" };
    expect(await remove(task.id, "this")).toEqual({ success: true, nextTask });
    expect(await list()).toEqual([nextTask]);
    expect(await remove(task.id, "this")).toMatchObject({ code: "task.not_found" });
  });

  it("of which only this date is meant just deletes the last one, a completed one and a single one", async () => {
    const last = await create({ recurrence: newRecurrence({ endDate: "2027-03-31" }) });
    const single = await create({ recurrence: null });
    const done = await create();
    const { nextTask } = await complete(done);
    for (const { id } of [last, single, done]) expect(await remove(id, "this")).toEqual({ success: true });
    expect(await list()).toEqual([nextTask]);
  });
});
