import { fullLead } from "@linkedpotential/fixtures/leads";
import { newRecurrence, newTask } from "@linkedpotential/fixtures/tasks";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

type Id = Parameters<TestStack["call"]>[0];
const trips = (id: Id, options: Parameters<TestStack["call"]>[1] = {}, status = 200) =>
  countRoundTrips(async () => {
    const answer = await stack.call(id, { ...options, token: user.token });
    expect(answer.status).toBe(status);
  });
const lead = { params: { leadId: "1" } };

beforeAll(async () => {
  stack = await startTestStack();
  user = await signedInUser(stack);
  await stack.call("leads/create", { body: fullLead(), token: user.token });
  await stack.call("leads/create", { body: fullLead({ email: "" }), token: user.token });
  await stack.call("tasks/create", { body: newTask(), token: user.token });
});
afterAll(() => stack.stop());

describe("sequential round trips after the session check", () => {
  it("are one for every read", async () => {
    expect((await trips("leads/list")).inSeries).toBe(2);
    expect((await trips("leads/list", { query: { view: "full" } })).inSeries).toBe(2);
    const first = await stack.call("leads/list", { query: { limit: "1" }, token: user.token });
    const cursor = first.headers["x-next-cursor"] ?? "";
    expect((await trips("leads/list", { query: { limit: "1", cursor } })).actions).toEqual(["GetItem", "Query"]);
    expect((await trips("leads/get", lead)).inSeries).toBe(2);
    expect((await trips("leads/get", lead)).actions).toHaveLength(3);
    expect((await trips("leads/list-timeline", lead)).inSeries).toBe(2);
    expect((await trips("leads/export")).inSeries).toBe(2);
    expect((await trips("leads/export-selected", { body: { ids: [1, 2] } })).inSeries).toBe(2);
    expect((await trips("tasks/list")).inSeries).toBe(2);
  });

  it("are one for a poll without changes, which reads one item", async () => {
    const { headers } = await stack.call("leads/list", { token: user.token });
    const poll = await trips("leads/list", { headers: { "if-none-match": headers.etag ?? "" } }, 304);
    expect(poll).toEqual({ inSeries: 2, actions: ["GetItem", "GetItem"] });
  });

  it("are the reads and one transaction for a change of a lead, and one write for a task", async () => {
    expect((await trips("leads/update", { ...lead, body: { status: "won", vorbereitung: "x" } })).inSeries).toBe(3);
    expect((await trips("leads/log-touch", { ...lead, body: { type: "call" } }, 201)).inSeries).toBe(3);
    expect((await trips("leads/delete", lead)).inSeries).toBe(3);
    expect((await trips("leads/restore", lead)).inSeries).toBe(3);
    expect((await trips("tasks/update", { params: { taskId: "1" }, body: newTask() })).inSeries).toBe(2);
    const completed = newTask({ recurrence: newRecurrence(), status: "completed" });
    expect((await trips("tasks/update", { params: { taskId: "1" }, body: completed })).inSeries).toBe(4);
    expect((await trips("tasks/delete", { params: { taskId: "1" } })).inSeries).toBe(2);
  });

  it("are two for a creation: reserving the id and writing", async () => {
    expect((await trips("leads/create", { body: fullLead({ email: "" }) }, 201)).inSeries).toBe(3);
    expect((await trips("tasks/create", { body: newTask() }, 201)).inSeries).toBe(3);
  });
});
