import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LeadImportReport, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newBusinessRegistration, newProfile, newRegistration } from "@linkedpotential/fixtures/accounts";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { mailedToken, type SignedIn, signedInAdmin, signedInUser } from "../accounts.ts";
import { type CallOptions, newNetwork } from "../call.ts";
import { communityCalls } from "../community.ts";
import type { TestStack } from "../stack.ts";
import { firstAccountCalls } from "./first-call-of-accounts.ts";
import { firstAdminCalls } from "./first-call-of-admin.ts";
import { firstBillingCalls } from "./first-call-of-billing.ts";
import { firstCompanyCalls } from "./first-call-of-company.ts";
import { firstLinkCalls } from "./first-call-of-links.ts";
import { firstModerationCalls } from "./first-call-of-moderation.ts";
import { firstParticipantCalls } from "./first-call-of-participants.ts";
import { firstProjectRequestCalls } from "./first-call-of-project-requests.ts";
import { firstTemplateCalls } from "./first-call-of-templates.ts";
import { firstUserCalls } from "./first-call-of-user.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

const ofOwner =
  (id: RouteId): Prepare =>
  async (stack) => {
    const { token } = await owner(stack);
    return { ...sampleCalls[id], token };
  };

async function owner(stack: TestStack): Promise<SignedIn> {
  const account = await signedInUser(stack);
  for (const id of ["leads/create", "tasks/create"] as const) {
    await stack.call(id, { ...sampleCalls[id], token: account.token });
  }
  return account;
}

async function registered(stack: TestStack) {
  const body = newRegistration();
  await stack.call("auth/register", { body });
  return body;
}

/** Requests a change of address. Returns the parameters of the mailed link and the previous address. */
async function newAddress(stack: TestStack) {
  const { token, email: old, password } = await signedInUser(stack);
  const email = `new-${old}`;
  await stack.call("profile/update", { token, body: { ...newProfile(email), currentPassword: password } });
  return { old, email, token: mailedToken(stack, email) };
}

async function businessRegistration(): Promise<CallOptions> {
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  const code = await createRegistrationCode({ maxUses: 1, expiresAt: new Date(Date.now() + 60_000) });
  return { body: newBusinessRegistration(code) };
}

async function newEvent(stack: TestStack) {
  const { token } = await signedInAdmin(stack);
  const { json } = await stack.call("live-trainings/create", { token, body: newLiveTraining({ date: "2099-03-12" }) });
  return { token, eventId: (json as LiveTraining).id };
}

async function ofEvent(stack: TestStack) {
  const { token, eventId } = await newEvent(stack);
  return { token, params: { liveTrainingId: String(eventId) } };
}

async function registration(stack: TestStack) {
  const { eventId } = await newEvent(stack);
  const { token } = await signedInUser(stack);
  return { token, body: { eventId } };
}

const ofPost =
  (id: "community/get" | "community/update" | "community/delete" | "collaboration-requests/list-for-post"): Prepare =>
  async (stack) => {
    const { member, publish } = communityCalls(stack);
    const author = await member();
    const post = await publish(author);
    return { ...sampleCalls[id], token: author.token, params: { postId: String(post.id) } };
  };

const ofMember: Prepare = async (stack) => {
  const { token, user } = await communityCalls(stack).member();
  return { token, params: { userId: String(user.id) } };
};

async function requested(stack: TestStack) {
  const { member, publish, request } = communityCalls(stack);
  const [author, requester] = [await member(), await member()];
  const { id } = await request(requester, await publish(author));
  return { author, requester, params: { requestId: String(id) } };
}

/**
 * Prepares a call of a public form. Each call uses a new e-mail address and a new network, because both are rate
 * limited.
 */
const ofAddress =
  (id: "billing/cancel-contract" | "billing/withdraw" | "support/report-barrier" | "support/request-call"): Prepare =>
  async (stack) => ({
    body: { ...sampleCalls[id].body, email: (await signedInUser(stack)).email },
    address: newNetwork(),
  });

/** Calls of routes that need more preparation than a session, a lead and a task. */
const prepared: Partial<Record<RouteId, Prepare>> = {
  "auth/login": async (stack) => {
    const { email, password } = await signedInUser(stack);
    return { body: { email, password, rememberMe: true, workspaceSlug: "freelance" } };
  },
  "auth/register": async () => ({ body: newRegistration() }),
  "auth/register-business": businessRegistration,
  "auth/verify-email": async (stack) => {
    const { email } = await registered(stack);
    return { body: { email, token: mailedToken(stack, email) } };
  },
  "auth/resend-verification": async (stack) => {
    const { email, workspaceSlug } = await registered(stack);
    return { body: { email, workspaceSlug } };
  },
  "auth/forgot-password": async (stack) => {
    const { email } = await signedInUser(stack);
    return { body: { email, workspaceSlug: "freelance" } };
  },
  "auth/reset-password": async (stack) => {
    const { email } = await signedInUser(stack);
    await stack.call("auth/forgot-password", { body: { email, workspaceSlug: "freelance" } });
    return { body: { email, token: mailedToken(stack, email), newPassword: "noch-ein-geheimnis" } };
  },
  "auth/change-password": async (stack) => {
    const { token, password } = await signedInUser(stack);
    return { token, body: { currentPassword: password, newPassword: "noch-ein-geheimnis" } };
  },
  "profile/update": async (stack) => {
    const { token, email, password } = await signedInUser(stack);
    const profileImage = dataUrl(pictureBytes("jpeg"));
    return { token, body: { ...newProfile(`new-${email}`), currentPassword: password, profileImage } };
  },
  "auth/confirm-email": async (stack) => ({ body: await newAddress(stack) }),
  "auth/revert-email": async (stack) => {
    const { old, ...link } = await newAddress(stack);
    await stack.call("auth/confirm-email", { body: link });
    return { body: { email: old, token: mailedToken(stack, old) } };
  },
  "billing/cancel-contract": ofAddress("billing/cancel-contract"),
  "billing/withdraw": ofAddress("billing/withdraw"),
  "support/report-barrier": ofAddress("support/report-barrier"),
  "support/request-call": ofAddress("support/request-call"),
  "leads/import": async (stack) => {
    const { token } = await signedInUser(stack);
    return { token, body: { ...sampleCalls["leads/import"].body, dryRun: false } };
  },
  "leads/undo-import": async (stack) => {
    const { token } = await signedInUser(stack);
    const body = { ...sampleCalls["leads/import"].body, dryRun: false };
    const { json } = await stack.call("leads/import", { token, body });
    return { token, body: { importId: (json as LeadImportReport).importId } };
  },
  "live-trainings/create": async (stack) => ({ token: (await signedInAdmin(stack)).token, body: newLiveTraining() }),
  "live-trainings/get": ofEvent,
  "live-trainings/calendar": ofEvent,
  "live-trainings/update": async (stack) => ({ ...(await ofEvent(stack)), body: newLiveTraining() }),
  "live-trainings/delete": ofEvent,
  ...firstParticipantCalls,
  "live-trainings/register": registration,
  "live-trainings/cancel": async (stack) => {
    const { token, body } = await registration(stack);
    await stack.call("live-trainings/register", { token, body });
    return { token, params: { eventId: String(body.eventId) } };
  },
  "community/list": ofMember,
  "community/list-others": ofMember,
  "community/list-previews": ofMember,
  "community/list-own": ofMember,
  "community/list-requested": ofMember,
  "community/create": async (stack) => ({ ...(await ofMember(stack)), ...sampleCalls["community/create"] }),
  "community/get": ofPost("community/get"),
  "community/get-author": async (stack) => {
    const { member, publish } = communityCalls(stack);
    const [author, { token }] = [await member(), await member()];
    await publish(author);
    return { token, params: { authorId: String(author.user.id) } };
  },
  "community/update": ofPost("community/update"),
  "community/delete": ofPost("community/delete"),
  "collaboration-requests/list-received": ofMember,
  "collaboration-requests/list-sent": ofMember,
  "collaboration-requests/list-for-post": ofPost("collaboration-requests/list-for-post"),
  "collaboration-requests/create": async (stack) => {
    const { member, publish } = communityCalls(stack);
    const [author, { token, user }] = [await member(), await member()];
    const { id: postId } = await publish(author);
    const body = { fromUserId: user.id, toUserId: author.user.id, postId, message: requestMessage };
    return { token, body };
  },
  "collaboration-requests/withdraw": async (stack) => {
    const { requester, params } = await requested(stack);
    return { token: requester.token, params };
  },
  "collaboration-requests/answer": async (stack) => {
    const { author, params } = await requested(stack);
    return { token: author.token, params, body: { status: "accepted" } };
  },
  "network/list": ofMember,
  "network/remove": async (stack) => {
    const { author, requester, params } = await requested(stack);
    await communityCalls(stack).answer(author, Number(params.requestId), "accepted");
    return { token: author.token, params: { otherUserId: String(requester.user.id) } };
  },
  "blocks/create": async (stack) => {
    const { requester, author } = await requested(stack);
    return { token: author.token, body: { userId: requester.user.id } };
  },
  "blocks/delete": async (stack) => {
    const { requester, author } = await requested(stack);
    const otherUserId = requester.user.id;
    await communityCalls(stack).block(author, otherUserId);
    return { token: author.token, params: { otherUserId: String(otherUserId) } };
  },
  ...firstLinkCalls,
  ...firstCompanyCalls,
  ...firstBillingCalls,
  ...firstAdminCalls,
  ...firstAccountCalls,
  ...firstModerationCalls,
  ...firstUserCalls,
  ...firstProjectRequestCalls,
  ...firstTemplateCalls,
  "leads/list-activity": async (stack) => ({
    ...(await ofOwner("leads/list-activity")(stack)),
    query: { from: "2027-01-01", to: "2027-12-31" },
  }),
  "leads/delete-touch": async (stack) => {
    const call = await ofOwner("leads/delete-touch")(stack);
    const { json } = await stack.call("leads/log-touch", { ...call, body: { type: "call" } });
    return { ...call, params: { ...call.params, entryId: String((json as TimelineEntry).id) } };
  },
  "leads/restore": async (stack) => {
    const call = await ofOwner("leads/restore")(stack);
    await stack.call("leads/delete", call);
    return call;
  },
};

export const firstCall = (id: RouteId, stack: TestStack): Promise<CallOptions> => (prepared[id] ?? ofOwner(id))(stack);
