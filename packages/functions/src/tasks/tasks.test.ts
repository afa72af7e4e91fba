import type { Task } from "@linkedpotential/contract/tasks/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { newRecurrence, newTask } from "@linkedpotential/fixtures/tasks";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { transactionCanceled, transactionConflict, withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  stack = await startTestStack();
  other = await signedInUser(stack);
});
beforeEach(async () => {
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const list = async (token = user.token) => (await stack.call("tasks/list", { token })).json as Task[];
const create = async (body: object = newTask()) => {
  const answer = await stack.call("tasks/create", { body, token: user.token });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Task;
};
const params = (taskId: number) => ({ taskId: String(taskId) });
const put = (taskId: number, body: object, token = user.token) =>
  stack.call("tasks/update", { params: params(taskId), body, token });
const remove = (taskId: number, token = user.token) => stack.call("tasks/delete", { params: params(taskId), token });
const createLead = async (body: object) =>
  (await stack.call("leads/create", { body, token: user.token })).json as { id: number };
const getLead = async (leadId: number) =>
  (await stack.call("leads/get", { params: { leadId: String(leadId) }, token: user.token })).json;

describe("tasks", () => {
  it("are created as pending, with ids from 1 [TASK-01..04, TASK-05, TASK-07, TASK-14, TASK-72, API-07]", async () => {
    const { status: _status, ...body } = newTask({ description: "Bis Mittag" });
    expect(await create(body)).toEqual({ id: 1, ...body, status: "pending" });
    expect(await create(newTask({ dueDate: null }))).toMatchObject({ id: 2, dueDate: null });
  });

  it("are listed by due date, undated last, ties most urgent first [TASK-28..31, TASK-70, API-06]", async () => {
    await create(newTask({ title: "d", dueDate: null, priority: "high" }));
    await create(newTask({ title: "c", dueDate: "2027-03-12", priority: "low" }));
    await create(newTask({ title: "b", dueDate: "2027-03-12", priority: "high" }));
    await create(newTask({ title: "a", dueDate: "2027-03-11", priority: "low" }));
    expect((await list()).map(({ title }) => title)).toEqual(["a", "b", "c", "d"]);
  });

  it("are replaced, with status todo when none is sent [TASK-15, TASK-73, API-08]", async () => {
    const { id } = await create();
    const { status: _status, ...body } = newTask({ title: "Neu", dueDate: "2027-05-01", priority: "high" });
    const answer = await put(id, body);
    expect(answer.json).toEqual({ id, ...body, status: "todo" });
    expect(await list()).toEqual([answer.json]);
  });

  it("are saved and deleted despite a concurrent transaction", async () => {
    const { id } = await create();
    // Let call 2 meet a transaction: call 1 checks the session, and call 2 is the write.
    const meeting = { call: 2, moment: "before", isLasting: false, error: transactionConflict() } as const;
    const saved = async () => expect((await put(id, newTask({ title: "Neu" }))).status).toBe(200);
    expect(await withFault(meeting, saved)).toBe(true);
    expect(await list()).toMatchObject([{ title: "Neu" }]);
    const deleted = async () => expect((await remove(id)).status).toBe(200);
    expect(await withFault(meeting, deleted)).toBe(true);
    expect(await list()).toEqual([]);
  });

  it("leave the list when completed and come back when reopened [TASK-16..17, TASK-75-NS]", async () => {
    const task = await create();
    expect((await put(task.id, { ...task, status: "completed" })).json).toMatchObject({ status: "completed" });
    expect(await list()).toEqual([]);
    await put(task.id, { ...task, status: "pending" });
    expect(await list()).toEqual([task]);
  });

  it("are deleted once [TASK-74, API-09]", async () => {
    const { id } = await create();
    expect((await remove(id)).json).toEqual({ success: true });
    expect((await remove(id)).status).toBe(404);
    expect((await put(id, newTask())).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it("name every wrong field [TASK-06, TASK-60, TASK-64, TASK-66, CONST-06]", async () => {
    const body = { ...newTask(), title: "  ", description: "x".repeat(251), category: "Spaß", dueDate: "gestern" };
    for (const answer of [
      await stack.call("tasks/create", { body, token: user.token }),
      await put((await create()).id, body),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        fields: {
          title: "Bitte füllen Sie alle Felder aus.",
          description: "Maximal 250 Zeichen",
          category: "Ungültige Angabe.",
          dueDate: "Bitte ein gültiges Datum angeben.",
        },
      });
    }
  });

  it("keep hostile texts unchanged", async () => {
    const title = "'; DROP <script>alert(1)</script> 💜 مرحبا {{7*7}}";
    await create(newTask({ title, description: title }));
    expect((await list())[0]).toMatchObject({ title, description: title });
  });

  it("are accessible to their owner only", async () => {
    const task = await create();
    expect((await put(task.id, newTask({ title: "Meins" }), other.token)).status).toBe(404);
    expect((await remove(task.id, other.token)).status).toBe(404);
    expect(await list(other.token)).toEqual([]);
    expect(await list()).toEqual([task]);
  });

  it("never reach the id range of follow-ups [TASK-21]", async () => {
    const { TaskCounterEntity } = await import("@linkedpotential/core/tasks/task-counter.entity");
    await TaskCounterEntity.put({ userId: user.user.id, seq: 999_998 }).go();
    expect((await create()).id).toBe(999_999);
    const answer = await stack.call("tasks/create", { body: newTask(), token: user.token });
    expect(answer.json).toMatchObject({ code: "task.limit_reached" });
  });

  it("stay open when no id is left for the next one of their recurrence", async () => {
    const { TaskCounterEntity } = await import("@linkedpotential/core/tasks/task-counter.entity");
    const task = await create(newTask({ recurrence: newRecurrence() }));
    await TaskCounterEntity.put({ userId: user.user.id, seq: 999_999 }).go();
    const refusal = { status: 409, json: { code: "task.limit_reached" } };
    expect(await put(task.id, { ...task, status: "completed" })).toMatchObject(refusal);
    expect(await list()).toEqual([task]);
  });
});

describe("follow-ups among the tasks", () => {
  const lead = newLead({ name: "Ida Öz", followUpDate: "2027-03-12", followUpNotes: "Nach Budget fragen" });

  it("are listed for the open follow-ups of leads [TASK-22..23, TASK-26-NS, FOLLOW-06..09]", async () => {
    const { id } = await createLead(lead);
    await createLead(newLead());
    await createLead(newLead({ followUpDate: "2027-03-12", followUpCompleted: true }));
    const task = await create(newTask({ dueDate: "2027-03-12", priority: "high" }));
    expect(await list()).toEqual([
      task,
      {
        id: 1_000_000 + id,
        title: "Follow-up: Ida Öz",
        category: "Sales",
        priority: "medium",
        dueDate: "2027-03-12",
        description: "Nach Budget fragen",
        status: "pending",
        recurrence: null,
      },
    ]);
  });

  it("complete the follow-up of the lead and no task [TASK-24..25, FOLLOW-10]", async () => {
    const { id } = await createLead(lead);
    const [task] = await list();
    const answer = await put(1_000_000 + id, { ...task, status: "completed" });
    expect(answer.json).toEqual({ ...task, status: "completed" });
    expect(await getLead(id)).toMatchObject({ followUpCompleted: true, followUpDate: "2027-03-12" });
    expect(await list()).toEqual([]);
    expect((await put(1_000_000 + id, { ...task, status: "completed" })).status).toBe(200);
  });

  it("cannot be completed for a lead without a date", async () => {
    const { id } = await createLead(lead);
    const [task] = await list();
    const params = { leadId: String(id) };
    await stack.call("leads/update", { params, token: user.token, body: { followUpDate: null } });
    const answer = await put(1_000_000 + id, { ...task, status: "completed" });
    expect(answer).toMatchObject({ status: 404, json: { code: "task.not_found" } });
    expect(await getLead(id)).toMatchObject({ followUpDate: null, followUpCompleted: false });
  });

  it("can only be edited in the lead [TASK-27-NS]", async () => {
    const { id } = await createLead(lead);
    const [task] = await list();
    expect((await put(1_000_000 + id, { ...task, title: "Anders", status: "todo" })).status).toBe(404);
    expect((await put(1_000_009, { ...task, status: "completed" })).status).toBe(404);
    expect(await list()).toEqual([task]);
  });

  it("clear the date of the lead when deleted, once [TASK-27-NS]", async () => {
    const { id } = await createLead(lead);
    expect((await remove(1_000_000 + id)).json).toEqual({ success: true });
    expect(await getLead(id)).toMatchObject({ followUpDate: null });
    expect((await remove(1_000_000 + id)).json).toMatchObject({ code: "task.not_found" });
    expect((await remove(1_000_009)).json).toMatchObject({ code: "task.not_found" });
    expect(await list()).toEqual([]);
  });

  it("report a lasting conflict as request.conflict, not as task.not_found", async () => {
    const { id } = await createLead(lead);
    const before = await list();
    const conflict = {
      operation: "TransactWriteItems",
      call: 1,
      moment: "before",
      isLasting: true,
      error: transactionCanceled("ConditionalCheckFailed"),
    } as const;
    const failed = async () => {
      expect(await remove(1_000_000 + id)).toMatchObject({ status: 409, json: { code: "request.conflict" } });
    };
    expect(await withFault(conflict, failed)).toBe(true);
    expect(await list()).toEqual(before);
  });

  it("are accessible to their owner only", async () => {
    const { id } = await createLead(lead);
    const before = await list();
    expect((await put(1_000_000 + id, { ...before[0], status: "completed" }, other.token)).status).toBe(404);
    expect((await remove(1_000_000 + id, other.token)).status).toBe(404);
    expect(await list()).toEqual(before);
  });

  it("reflect the lead's name, date and deletion", async () => {
    const { id } = await createLead(lead);
    const target = { params: { leadId: String(id) }, token: user.token };
    await stack.call("leads/update", { ...target, body: { name: "Ida Neu", followUpDate: "2027-04-01" } });
    expect(await list()).toMatchObject([{ title: "Follow-up: Ida Neu", dueDate: "2027-04-01" }]);
    await stack.call("leads/update", { ...target, body: { followUpDate: null } });
    expect(await list()).toEqual([]);
    await stack.call("leads/update", { ...target, body: { followUpDate: "2027-04-02" } });
    await stack.call("leads/delete", target);
    expect(await list()).toEqual([]);
    await stack.call("leads/restore", target);
    expect(await list()).toMatchObject([{ dueDate: "2027-04-02" }]);
  });
});
