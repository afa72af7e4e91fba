import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { Template } from "@linkedpotential/contract/templates/schema";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { newTemplate } from "@linkedpotential/fixtures/templates";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;
let other: SignedIn;
let interleave: Interleave;

beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  other = await signedInUser(stack);
  interleave = await interleaving();
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

type Query = Record<string, string>;
const place = { namespace: "cold", templateKey: "followup" };
const listPage = (query: Query = place, token = user.token) => stack.call("templates/list", { query, token });
const list = async (query?: Query, token?: string) => (await listPage(query, token)).json as Template[];
const titles = async (query?: Query) => (await list(query)).map(({ title }) => title);
const post = (body: object, token = user.token) => stack.call("templates/create", { body, token });
const create = async (overrides: Parameters<typeof newTemplate>[0] = {}) => {
  const answer = await post(newTemplate(overrides));
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Template;
};
const params = (id: number) => ({ templateId: String(id) });
const put = (id: number, body: object, token = user.token) =>
  stack.call("templates/update", { params: params(id), body, token });
const remove = (id: number, token = user.token) => stack.call("templates/delete", { params: params(id), token });
const tasks = async () => (await stack.call("tasks/list", { token: user.token })).json as Task[];
const createTask = async (title: string) =>
  (await stack.call("tasks/create", { body: newTask({ title }), token: user.token })).json as Task;
const linked = (title: string) => `LinkedIn Post "${title}" veröffentlichen`;

describe("saved templates", () => {
  it("are created with id and time [TPL-02..05, TPL-06, TPL-07, TPL-18, API-22]", async () => {
    const body = newTemplate();
    const created = await create(body);
    expect(created).toEqual({ id: expect.any(Number), ...body, createdAt: "2027-03-01T09:00:00.000Z" });
    expect(await list()).toEqual([created]);
  });

  it("are listed by place for their owner, newest first [TPL-08, TPL-17, API-21, PERM-07]", async () => {
    await create({ title: "Alt" });
    stack.setNow("2027-03-01T09:00:01.000Z");
    await create({ title: "Neu" });
    await create({ title: "Anderer Schlüssel", templateKey: "followup-step5" });
    await create({ title: "Kürzerer Schlüssel", templateKey: "follow" });
    await create({ title: "Anderer Ort", namespace: "warm" });
    await create({ title: "Groß geschrieben", namespace: "Cold" });
    expect(await titles()).toEqual(["Neu", "Alt"]);
    expect(await titles({ ...place, templateKey: "followup-step5" })).toEqual(["Anderer Schlüssel"]);
    expect(await list(place, other.token)).toEqual([]);
  });

  it("are listed by page, with the next cursor in a header", async () => {
    for (const title of ["a", "b", "c", "d"]) await create({ title });
    const first = await listPage({ ...place, limit: "3" });
    expect((first.json as Template[]).map(({ title }) => title)).toEqual(["d", "c", "b"]);
    const cursor = first.headers["x-next-cursor"] ?? "";
    const second = await listPage({ ...place, limit: "3", cursor });
    expect((second.json as Template[]).map(({ title }) => title)).toEqual(["a"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
    expect(await list({ ...place, cursor: "1" })).toEqual([]);
    expect((await listPage({ ...place, cursor: "abc" })).status).toBe(400);
  });

  it("are listed with at most 100 per page, whatever limit is requested", async () => {
    for (let count = 0; count < 101; count += 1) await create({ title: String(count) });
    expect(await list({ ...place, limit: "1000" })).toHaveLength(100);
    expect(await list()).toHaveLength(100);
  });

  it("are listed for a place whose names consist of letters, digits, - and _", async () => {
    expect((await listPage({})).json).toMatchObject({
      fields: { namespace: expect.anything(), templateKey: expect.anything() },
    });
    for (const name of ["", "a b", "a#b", "ä", "x".repeat(65)]) {
      expect((await listPage({ ...place, namespace: name })).status, name).toBe(400);
      expect((await post(newTemplate({ templateKey: name }))).status, name).toBe(400);
    }
    expect(await list({ namespace: "x".repeat(64), templateKey: "Schritt_2-b" })).toEqual([]);
  });

  it("can change title and content, but not the place [TPL-19, TPL-20, API-23]", async () => {
    const created = await create();
    stack.setNow("2027-03-01T10:00:00.000Z");
    const answer = await put(created.id, { title: " Neu ", content: "Anders", namespace: "warm", createdAt: "x" });
    expect(answer.json).toEqual({ ...created, title: "Neu", content: "Anders" });
    expect(await list()).toEqual([answer.json]);
  });

  it("are deleted once [TPL-22, API-24]", async () => {
    const { id } = await create();
    const body = { title: "Zu", content: "spät" };
    expect((await remove(id)).json).toEqual({ success: true, deletedTaskId: null });
    expect((await remove(id)).json).toMatchObject({ code: "template.not_found" });
    expect((await put(id, body)).json).toMatchObject({ code: "template.not_found" });
    expect(await list()).toEqual([]);
  });

  it("need a title and a content that are not blank [TPL-24, TPL-25, TPL-28, TPL-29]", async () => {
    const { id } = await create();
    const body = { title: " \n ", content: "\t " };
    for (const answer of [await post({ ...newTemplate(), ...body }), await put(id, body)]) {
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        fields: {
          title: "Bitte geben Sie der Vorlage einen Namen.",
          content: "Bitte schreiben Sie den Text der Vorlage.",
        },
      });
    }
    expect(await titles()).toEqual(["Nach einer Woche"]);
  });

  it("accept more than the counter's 5,000 characters, up to 10,000 [TPL-36, CONST-16]", async () => {
    const content = "ä".repeat(10_000);
    expect(await create({ content })).toMatchObject({ content });
    const tooLong = { title: "x".repeat(151), content: `${content}x` };
    expect((await post(newTemplate(tooLong))).json).toMatchObject({
      fields: { title: "Maximal 150 Zeichen", content: "Maximal 10000 Zeichen" },
    });
  });

  it("keep a given creation time, unless it is in the future [TPL-07]", async () => {
    const createdAt = "2025-06-30T12:00:00.000Z";
    expect(await create({ createdAt })).toMatchObject({ createdAt });
    const later = await create({ createdAt: "2027-03-01T09:00:00.001Z" });
    expect(later.createdAt).toBe("2027-03-01T09:00:00.000Z");
    for (const never of ["gestern", "2025-13-30T12:00:00.000Z", "2025-02-30T12:00:00.000Z"]) {
      expect((await post({ ...newTemplate(), createdAt: never })).status).toBe(400);
    }
  });

  it("are accessible to their owner only [PERM-07]", async () => {
    const created = await create();
    expect((await put(created.id, { title: "Meins", content: "x" }, other.token)).status).toBe(404);
    expect((await remove(created.id, other.token)).status).toBe(404);
    expect(await list()).toEqual([created]);
  });

  it("are limited to exactly 500 per account under concurrent creations; a deletion allows another one", async () => {
    const { TemplateCounterEntity } = await import("@linkedpotential/core/templates/template-counter.entity");
    const { id } = await create();
    await TemplateCounterEntity.put({ userId: user.user.id, count: 498 }).go();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(newTemplate())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 409, json: { code: "template.limit_reached" } });
    await remove(id);
    expect([(await post(newTemplate())).status, (await post(newTemplate())).status]).toEqual([201, 409]);
  });
});

describe("the task to publish a template", () => {
  it("is deleted with the template, while other tasks stay [TPL-41, TPL-42, TASK-51]", async () => {
    const { id } = await create({ title: "Mein Weg" });
    const task = await createTask(linked("Mein Weg"));
    const twin = await createTask(linked("Mein Weg "));
    const otherTask = await createTask(linked("mein Weg"));
    expect((await remove(id)).json).toEqual({ success: true, deletedTaskId: task.id });
    expect((await tasks()).map((left) => left.id)).toEqual([twin.id, otherTask.id]);
  });

  it("stays when it is completed or the template was renamed [TPL-42]", async () => {
    const { id } = await create({ title: "Fertig" });
    const task = await createTask(linked("Fertig"));
    const target = { params: { taskId: String(task.id) }, token: user.token };
    await stack.call("tasks/update", { ...target, body: { ...task, status: "completed" } });
    expect((await remove(id)).json).toEqual({ success: true, deletedTaskId: null });
    await stack.call("tasks/update", { ...target, body: { ...task, status: "todo" } });

    const renamed = await create({ title: "Fertig" });
    await put(renamed.id, { title: "Anders", content: "x" });
    expect((await remove(renamed.id)).json).toMatchObject({ deletedTaskId: null });
    expect(await tasks()).toMatchObject([{ id: task.id }]);
  });

  it("is read again when it or the template changed between read and deletion", async () => {
    const { id } = await create({ title: "Vorher" });
    const before = await createTask(linked("Vorher"));
    const after = await createTask(linked("Nachher"));
    interleave("TransactWriteItemsCommand", () => put(id, { title: "Nachher", content: "x" }));
    expect((await remove(id)).json).toMatchObject({ deletedTaskId: after.id });
    expect(await tasks()).toEqual([before]);

    const second = await create({ title: "Vorher" });
    const params = { taskId: String(before.id) };
    const complete = { params, body: { ...before, status: "completed" }, token: user.token };
    interleave("TransactWriteItemsCommand", () => stack.call("tasks/update", complete));
    expect((await remove(second.id)).json).toMatchObject({ deletedTaskId: null });
    expect(await list()).toEqual([]);

    const third = await create({ title: "Vorher" });
    const open = await createTask(linked("Vorher"));
    const rename = { params: { taskId: String(open.id) }, body: { ...open, title: "Eigenes" }, token: user.token };
    interleave("TransactWriteItemsCommand", () => stack.call("tasks/update", rename));
    expect((await remove(third.id)).json).toMatchObject({ deletedTaskId: null });
    expect(await tasks()).toMatchObject([{ title: "Eigenes" }]);
  });
});

describe("sequential round trips after the session check", () => {
  const trips = (id: Parameters<TestStack["call"]>[0], options: object) =>
    countRoundTrips(async () => {
      const answer = await stack.call(id, { ...options, token: user.token });
      expect(answer.status, answer.text).toBeLessThan(300);
    });

  it("are one for a list, a creation and a change, and two for a deletion", async () => {
    expect(await trips("templates/list", { query: place })).toEqual({ inSeries: 2, actions: ["GetItem", "Query"] });
    expect((await trips("templates/create", { body: newTemplate() })).inSeries).toBe(2);
    const [{ id } = { id: 0 }] = await list();
    const change = { params: params(id), body: { title: "x", content: "y" } };
    expect((await trips("templates/update", change)).inSeries).toBe(2);
    expect((await trips("templates/delete", { params: params(id) })).inSeries).toBe(3);
  });
});
