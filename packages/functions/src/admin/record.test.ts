import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

/** Settles a new request for a call and returns its id. */
async function settledRequest(company: string): Promise<number> {
  const { token } = admin;
  const email = newEmail();
  const body = { ...sampleCalls["support/request-call"].body, name: "Ida Öz", company, email };
  await stack.call("support/request-call", { body, address: newNetwork() });
  const requests = (await stack.call("call-requests/list", { token })).json as StoredCallRequest[];
  const id = requests.find((request) => request.email === email)?.id ?? 0;
  const settled = { params: { requestId: String(id) }, body: { isSettled: true, note: "" } };
  expect(await stack.call("call-requests/settle", { token, ...settled })).toMatchObject({ status: 200 });
  return id;
}

const entryOf = async (id: number) => {
  const { json } = await stack.call("admin/list-actions", { token: admin.token });
  return (json as AdminActionEntry[]).find(({ subject }) => subject === String(id));
};

it("the record names the company of a request for a call, without storing it", async () => {
  const id = await settledRequest("Nord AG");
  expect(await entryOf(id)).toMatchObject({ action: "call_request.settled", caller: "Nord AG" });
  const { AdminActionEntity } = await import("@linkedpotential/core/admin/record/admin-action.entity");
  const { data: stored } = await AdminActionEntity.query.newest({}).go();
  expect(JSON.stringify(stored)).not.toContain("Nord AG");
  const { CallRequestEntity } = await import("@linkedpotential/core/call-requests/call-request.entity");
  await CallRequestEntity.delete({ requestId: id }).go();
  expect(await entryOf(id)).not.toHaveProperty("caller");
});
