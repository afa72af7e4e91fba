import type { RouteId } from "@linkedpotential/contract/endpoints";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { type CallOptions, newNetwork } from "@linkedpotential/local/testing/call";
import { communityCalls, connectWith } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const twice = async (make: () => Promise<unknown>) => {
  await make();
  await make();
};
const asAdmin = (id: RouteId, body: object) => () => stack.call(id, { token: admin.token, body });
const code = { maxUses: 1, expiresAt: "2099-01-01T00:00:00.000Z" };

const lists: Partial<Record<RouteId, () => Promise<CallOptions>>> = {
  "billing/list-invoices": async () => {
    const account = await billingCalls(stack).subscriber();
    await billingCalls(stack).passTime(account);
    await stack.deliver();
    return { token: account.token };
  },
  "community/list-own": async () => {
    const { member, publish } = communityCalls(stack);
    const ida = await member();
    await twice(() => publish(ida));
    return { token: ida.token, params: { userId: String(ida.user.id) } };
  },
  "collaboration-requests/list-sent": async () => {
    const { member, publish, request } = communityCalls(stack);
    const [ida, jan] = [await member(), await member()];
    await twice(async () => request(jan, await publish(ida)));
    return { token: jan.token, params: { userId: String(jan.user.id) } };
  },
  "collaboration-requests/list-received": async () => {
    const { member, publish, request } = communityCalls(stack);
    const ida = await member();
    await twice(async () => request(await member(), await publish(ida)));
    return { token: ida.token };
  },
  "network/list": async () => {
    const { member } = communityCalls(stack);
    const ida = await member();
    await connectWith(ida, [await member(), await member()]);
    return { token: ida.token };
  },
  "live-trainings/list": async () => {
    await twice(asAdmin("live-trainings/create", newLiveTraining()));
    return { token: admin.token };
  },
  "admin/list-codes": async () => {
    await twice(asAdmin("admin/create-code", code));
    return { token: admin.token };
  },
  "call-requests/list": async () => {
    await twice(() =>
      stack.call("support/request-call", { ...sampleCalls["support/request-call"], address: newNetwork() }),
    );
    return { token: admin.token };
  },
  "admin/list-actions": async () => {
    await twice(asAdmin("admin/create-code", code));
    return { token: admin.token };
  },
  "moderation/list-reports": async () => {
    const { member, publish } = communityCalls(stack);
    const [ida, jan] = [await member(), await member()];
    await twice(async () => moderationCalls(stack).report(jan, await publish(ida)));
    return { token: admin.token };
  },
};

it.each(Object.entries(lists))(
  "%s has a cursor if more follows, and none after a full last page",
  async (id, prepare) => {
    const options = await prepare();
    const page = async (limit: number) => {
      const { json, headers } = await stack.call(id as RouteId, { ...options, query: { limit: String(limit) } });
      return [(json as unknown[]).length, headers["x-next-cursor"]];
    };
    const [all = 0] = await page(20);
    expect(all).toBeGreaterThanOrEqual(2);
    expect(await page(Number(all))).toEqual([all, undefined]);
    expect(await page(Number(all) - 1)).toEqual([Number(all) - 1, expect.any(String)]);
  },
);
