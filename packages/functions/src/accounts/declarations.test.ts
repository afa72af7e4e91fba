import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount, type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
let stack: TestStack;
let billing: BillingCalls;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(async () => {
  stack.setNow(now);
  admin = await signedInAdmin(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const declarationsOf = async ({ user }: Pick<SignedIn, "user">) => {
  const params = { accountId: String(user.id) };
  const { json } = await stack.call("accounts/get-contract", { token: admin.token, params });
  return (json as AccountContract).declarations;
};

const actionsOf = async ({ user }: Pick<SignedIn, "user">) => {
  const params = { accountId: String(user.id) };
  return (await stack.call("accounts/list-actions", { token: admin.token, params })).json as AdminActionEntry[];
};

describe("the declarations on the page of an account", () => {
  it("name what arrived and what came of it, newest first", async () => {
    const ida = await billing.subscriber();
    await billing.declare("billing/cancel-contract", ida, { kind: "extraordinary", reason: "Doppelt bezahlt" });
    expect(await declarationsOf(ida)).toEqual([]);
    await stack.deliver();
    stack.setNow("2027-03-12T11:00:00.000Z");
    await billing.declare("billing/withdraw", ida);
    await stack.deliver();
    const [withdrawal, cancellation, ...more] = await declarationsOf(ida);
    expect(withdrawal).toMatchObject({ about: "withdrawal", state: "carried_out", waitsFor: null, settledAt: null });
    expect(cancellation).toMatchObject({
      ...{ about: "cancellation", kind: "extraordinary", state: "waiting", waitsFor: "extraordinary" },
      ...{ name: ida.user.name, contract: "Premium", reason: "Doppelt bezahlt", endsOn: null, receivedAt: now },
    });
    expect(more).toEqual([]);
  });

  it("say when an admin has dealt with one", async () => {
    const ida = await billing.subscriber();
    await billing.declare("billing/withdraw", ida, { name: "Jemand Anders" });
    await stack.deliver();
    const [waiting] = await declarationsOf(ida);
    expect(waiting).toMatchObject({ state: "waiting", waitsFor: "unproven", name: "Jemand Anders" });
    const params = { declarationId: String(waiting?.id) };
    const decision = { outcome: "unfounded", note: "Bitte kündigen Sie unter Ihrem Namen." };
    const settle = (body: object) => stack.call("admin/settle-declaration", { token: admin.token, params, body });
    await settle({ isSettled: true, ...decision });
    expect(await declarationsOf(ida)).toMatchObject([
      { state: "settled", waitsFor: "unproven", settledAt: now, ...decision },
    ]);
    const { file } = await exportedFile(stack, ida.token);
    expect(file.declarationsAboutContracts).toMatchObject([
      { settledAt: now, settledAs: "unfounded", settledNote: decision.note },
    ]);
    expect((await actionsOf(ida))[0]).toMatchObject({
      ...{ action: "declaration.settled", accountId: ida.user.id, settledAs: "unfounded", note: decision.note },
    });
    await settle({ isSettled: false });
    expect(await declarationsOf(ida)).toMatchObject([{ state: "waiting", settledAt: null, outcome: null, note: "" }]);
  });

  it("follow the account, not its address", async () => {
    const [ida, jan] = [await readyAccount(), await readyAccount()];
    await billing.declare("billing/withdraw", ida);
    await stack.deliver();
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.patch({ userId: ida.user.id })
      .set({ email: `new-${ida.user.email}` })
      .go();
    expect(await declarationsOf(ida)).toMatchObject([{ about: "withdrawal", waitsFor: "forwarded" }]);
    expect(await declarationsOf(jan)).toEqual([]);
  });

  it("are in the export of the account", async () => {
    const ida = await readyAccount();
    await billing.declare("billing/withdraw", ida);
    await stack.deliver();
    const { name, email } = ida.user;
    expect((await exportedFile(stack, ida.token)).file.declarationsAboutContracts).toEqual([
      { about: "withdrawal", kind: "ordinary", name, email, contract: "Premium", reason: "", receivedAt: now },
    ]);
  });
});
