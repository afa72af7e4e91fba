import type { RouteId } from "@linkedpotential/contract/endpoints";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import { companyCalls } from "../companies.ts";
import type { TestStack } from "../stack.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

const asOwner =
  (id: RouteId): Prepare =>
  async (stack) => ({ ...sampleCalls[id], token: (await companyCalls(stack).owner()).token });

const ofInvitation =
  (id: "business/resend-invitation" | "business/withdraw-invitation"): Prepare =>
  async (stack) => {
    const { owner, invite } = companyCalls(stack);
    const { token } = await owner();
    const invitation = await invite({ token });
    return { ...sampleCalls[id], token, params: { invitationId: String(invitation.id) } };
  };

async function ofLink(stack: TestStack) {
  const { owner, invite } = companyCalls(stack);
  const { link: token } = await invite(await owner());
  return { token };
}

async function withMember(stack: TestStack) {
  const calls = companyCalls(stack);
  const owner = await calls.owner();
  return { owner, member: await calls.member(owner) };
}

/** Calls about the company of a business account. */
export const firstCompanyCalls: Partial<Record<RouteId, Prepare>> = {
  "business/get-company": asOwner("business/get-company"),
  "business/get-support": asOwner("business/get-support"),
  "business/update-company": asOwner("business/update-company"),
  "business/list-days": asOwner("business/list-days"),
  "business/save-days": asOwner("business/save-days"),
  "business/list-learnings": asOwner("business/list-learnings"),
  "business/save-learning": asOwner("business/save-learning"),
  "business/take-over": asOwner("business/take-over"),
  "business/invite": async (stack) => ({
    token: (await companyCalls(stack).owner()).token,
    body: { email: newEmail() },
  }),
  "business/resend-invitation": ofInvitation("business/resend-invitation"),
  "business/withdraw-invitation": ofInvitation("business/withdraw-invitation"),
  "business/preview-invitation": async (stack) => ({ body: await ofLink(stack) }),
  "business/register-member": async (stack) => ({
    body: { ...(await ofLink(stack)), name: "Jan Süd", password: "geheim-und-lang" },
  }),
  "business/join-company": async (stack) => {
    const { owner, invite } = companyCalls(stack);
    const { token, user } = await readyAccount({ role: "business" });
    const { link } = await invite(await owner(), user.email);
    return { token, body: { token: link } };
  },
  "business/hand-over-company": async (stack) => {
    const { owner, member } = await withMember(stack);
    return { token: owner.token, body: { memberId: member.memberId } };
  },
  "business/remove-member": async (stack) => {
    const { owner, member } = await withMember(stack);
    return { token: owner.token, params: { memberId: String(member.memberId) } };
  },
  "business/leave-company": async (stack) => ({ token: (await withMember(stack)).member.token }),
  "business/delete-learning": async (stack) => {
    const { token } = await companyCalls(stack).owner();
    await stack.call("business/save-learning", { ...sampleCalls["business/save-learning"], token });
    return { token, params: { learningId: "sample" } };
  },
};
