import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInAdmin, signedInUser } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import type { TestStack } from "../stack.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

const asAdmin =
  (id: RouteId): Prepare =>
  async (stack) => ({ ...sampleCalls[id], token: (await signedInAdmin(stack)).token });

export const firstAdminCalls: Partial<Record<RouteId, Prepare>> = {
  "admin/list-users": asAdmin("admin/list-users"),
  "admin/look-up-users": asAdmin("admin/look-up-users"),
  "admin/delete-users": asAdmin("admin/delete-users"),
  "admin/list-codes": asAdmin("admin/list-codes"),
  "admin/create-code": asAdmin("admin/create-code"),
  "admin/list-actions": asAdmin("admin/list-actions"),
  "admin/delete-user": async (stack) => {
    const { token } = await signedInAdmin(stack);
    return { token, params: { accountId: String((await signedInUser(stack)).user.id) } };
  },
  "admin/revoke-code": async (stack) => {
    const { token } = await signedInAdmin(stack);
    const { json } = await stack.call("admin/create-code", { ...sampleCalls["admin/create-code"], token });
    return { token, params: { code: (json as { code: string }).code } };
  },
};
