import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { seriesCalls } from "@linkedpotential/local/testing/series";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
afterAll(() => stack.stop());

const newest = async () =>
  ((await stack.call("admin/list-actions", { token: calls.admin })).json as AdminActionEntry[])[0];
const stored = async () => (await storedItems()).filter(({ __edb_e__: entity }) => entity === "admin-action");

it("the record of a changed live training has the values before and after", async () => {
  const eventId = await calls.announce({ date: "2027-03-03", time: "18:00" });
  await calls.update(eventId, { date: "2027-03-04", time: "18:00", maxParticipants: 25, description: "Neu" });
  const start = { from: "2027-03-03T17:00:00.000Z", to: "2027-03-04T17:00:00.000Z" };
  expect(await newest()).toMatchObject({ action: "live_training.changed" });
  expect((await newest())?.changes).toEqual([
    { field: "startsAt", ...start },
    { field: "maxParticipants", from: "20", to: "25" },
    { field: "description" },
  ]);
});

it("the record has no changes if nothing differs, and no names of instructors", async () => {
  const eventId = await calls.announce();
  await calls.update(eventId, {});
  expect(await newest()).not.toHaveProperty("changes");
  await calls.update(eventId, { instructor: "Mara Musterfrau" });
  expect((await newest())?.changes).toEqual([{ field: "instructor" }]);
  expect(JSON.stringify(await stored())).not.toContain("Mara");
});

it("the record of a changed series has what changed in the named live training, once", async () => {
  const series = seriesCalls(stack, calls.admin);
  const ids = await series.create(3);
  const before = (await stored()).length;
  await series.change(ids[1], { date: "2027-03-21", title: "Mit Gästen" });
  expect(await newest()).toMatchObject({
    action: "live_training.series_changed",
    changes: [{ field: "title", to: "Mit Gästen" }],
  });
  await series.callOff(ids[1]);
  expect(await newest()).toMatchObject({ action: "live_training.series_deleted", subject: "Mit Gästen" });
  expect(await stored()).toHaveLength(before + 2);
});

it("the record of a participant has the current name of the account, and no trace of it after its erasure", async () => {
  const person: ReadyAccount = await readyAccount({ name: "Wanda Weg" });
  const { email, id: accountId } = person.user;
  const eventId = await calls.announce({ maxParticipants: 1, title: "Runde" });
  const params = { liveTrainingId: String(eventId) };
  await stack.call("live-trainings/add-participant", { token: calls.admin, params, body: { email } });
  const entry = { action: "live_training.participant_added", subject: "Runde" };
  expect(await newest()).toMatchObject({ ...entry, accountId, account: "Wanda Weg" });
  expect(JSON.stringify(await stored())).not.toContain("Wanda");
  await stack.call("user/delete", { token: person.token, body: { currentPassword: person.password } });
  await stack.deliver();
  const left = await newest();
  expect(left).toMatchObject(entry);
  expect([left?.accountId, left?.account]).toEqual([undefined, undefined]);
});

it("the record of a decision about a report has its outcome", async () => {
  const { member, publish } = communityCalls(stack);
  const post = await publish(await member());
  const id = await moderationCalls(stack).reported(await member(), post);
  const body = { revision: 1, outcome: "dismissed", statement: "Das ist erlaubt." };
  const decision = { token: calls.admin, params: { reportId: String(id) }, body };
  expect((await stack.call("moderation/decide", decision)).status).toBe(200);
  expect(await newest()).toMatchObject({ action: "report.decided", subject: String(id), outcome: "dismissed" });
});
