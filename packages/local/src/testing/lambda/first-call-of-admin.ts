import type { ContractCases } from "@linkedpotential/contract/admin/overview-schema";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInAdmin, signedInUser } from "../accounts.ts";
import { billingCalls } from "../billing.ts";
import { type CallOptions, newNetwork } from "../call.ts";
import type { TestStack } from "../stack.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

const asAdmin =
  (id: RouteId): Prepare =>
  async (stack) => ({ ...sampleCalls[id], token: (await signedInAdmin(stack)).token });

const ofCode =
  (id: "admin/change-code" | "admin/list-code-uses" | "admin/revoke-code"): Prepare =>
  async (stack) => {
    const { token } = await signedInAdmin(stack);
    const { json } = await stack.call("admin/create-code", { ...sampleCalls["admin/create-code"], token });
    return { ...sampleCalls[id], token, params: { code: (json as { code: string }).code } };
  };

const onCallRequest =
  (id: "call-requests/settle" | "call-requests/reply"): Prepare =>
  async (stack) => {
    const { token } = await signedInAdmin(stack);
    const sample = sampleCalls["support/request-call"];
    await stack.call("support/request-call", { ...sample, address: newNetwork() });
    const { json } = await stack.call("call-requests/list", { token });
    return { ...sampleCalls[id], token, params: { requestId: String((json as StoredCallRequest[]).at(-1)?.id) } };
  };

export const firstAdminCalls: Partial<Record<RouteId, Prepare>> = {
  "admin/list-users": asAdmin("admin/list-users"),
  "admin/count-users": asAdmin("admin/count-users"),
  "admin/look-up-users": asAdmin("admin/look-up-users"),
  "admin/delete-users": asAdmin("admin/delete-users"),
  "admin/list-codes": asAdmin("admin/list-codes"),
  "admin/create-code": asAdmin("admin/create-code"),
  "admin/list-actions": asAdmin("admin/list-actions"),
  "admin/get-work": asAdmin("admin/get-work"),
  "admin/get-overview": asAdmin("admin/get-overview"),
  "admin/list-contract-cases": asAdmin("admin/list-contract-cases"),
  "admin/settle-declaration": async (stack) => {
    const { token } = await signedInAdmin(stack);
    await billingCalls(stack).declare("billing/withdraw", await signedInUser(stack));
    await stack.deliver();
    const { json } = await stack.call("admin/list-contract-cases", { token });
    const declarationId = String((json as ContractCases).declarations.at(-1)?.id);
    return { ...sampleCalls["admin/settle-declaration"], token, params: { declarationId } };
  },
  "call-requests/list": asAdmin("call-requests/list"),
  "call-requests/settle": onCallRequest("call-requests/settle"),
  "call-requests/reply": onCallRequest("call-requests/reply"),
  "admin/change-code": ofCode("admin/change-code"),
  "admin/list-code-uses": ofCode("admin/list-code-uses"),
  "admin/delete-user": async (stack) => {
    const { token } = await signedInAdmin(stack);
    return { token, params: { accountId: String((await signedInUser(stack)).user.id) } };
  },
  "admin/revoke-code": ofCode("admin/revoke-code"),
};
