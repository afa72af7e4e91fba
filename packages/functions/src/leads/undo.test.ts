import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { removeItem, type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
let user: SignedIn;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const lead = { params: { leadId: "1" } };
type Id = "leads/get" | "leads/delete" | "leads/restore" | "leads/update" | "leads/list-timeline";
const call = (id: Id, body?: object) => stack.call(id, { ...lead, ...(body && { body }), token: user.token });
const create = (body: object) => stack.call("leads/create", { body, token: user.token });
const emptied = { vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" };

/**
 * Advances the clock by two hours and deletes expired items, as DynamoDB does. Returns the remaining items of the
 * user's leads.
 */
async function expireAfterTwoHours(): Promise<StoredItem[]> {
  stack.setNow("2027-03-01T11:00:00.000Z");
  const items = await storedItems();
  const isOver = ({ ttl }: StoredItem) => Number(ttl) <= Date.parse("2027-03-01T11:00:00.000Z") / 1000;
  for (const item of items.filter(isOver)) await removeItem(item);
  return items.filter((item) => !isOver(item) && item.userId === user.user.id && item.leadId !== undefined);
}

describe("the undo of a deletion", () => {
  it("restores long notes and timeline without their time-to-live", async () => {
    await create(fullLead());
    const before = [(await call("leads/get")).json, (await call("leads/list-timeline")).json];
    await call("leads/delete");
    expect((await call("leads/restore")).status).toBe(200);
    await expireAfterTwoHours();
    expect([(await call("leads/get")).json, (await call("leads/list-timeline")).json]).toEqual(before);
  });

  it.each([
    ["notes", fullLead(), {}],
    ["emptied notes", fullLead(), emptied],
    ["notes added later", newLead(), { vorbereitung: "Später" }],
    ["no notes", newLead(), {}],
  ])("expires after an hour: nothing remains of a lead with %s", async (_name, body, change) => {
    await create(body);
    await call("leads/update", change);
    await call("leads/delete");
    expect(await expireAfterTwoHours()).toEqual([]);
  });

  it("leaves a complete lead or none under concurrent changes, deletions and restores", async () => {
    await create(fullLead());
    const storm = Array.from({ length: 8 }, (_, index) => [
      call("leads/update", index % 2 ? { vorbereitung: `Fassung ${index}` } : emptied),
      call("leads/delete"),
      call("leads/restore"),
    ]);
    for (const { status } of await Promise.all(storm.flat())) expect([200, 404, 409]).toContain(status);
    if ((await call("leads/get")).status === 404) await call("leads/restore");
    await call("leads/update", { infosErstgespraech: "Zuletzt" });
    const before = [(await call("leads/get")).json, (await call("leads/list-timeline")).json];
    const left = await expireAfterTwoHours();
    expect([(await call("leads/get")).json, (await call("leads/list-timeline")).json]).toEqual(before);
    expect(left).toHaveLength(3);
    await call("leads/delete");
  });
});
