import { randomUUID } from "node:crypto";
import {
  type ScheduleId,
  type SubscriberId,
  schedules,
  subscribers,
  type WorkerId,
  type WorkerMessage,
  workers,
} from "@linkedpotential/contract/background";
import type { BusEvents, MailEvent } from "@linkedpotential/contract/bus";
import { addDays, timeInBerlin, today } from "@linkedpotential/contract/dates";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LambdaId } from "@linkedpotential/contract/grants";
import { shardOf } from "@linkedpotential/core/leads/follow-ups/shards";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { newLead } from "@linkedpotential/fixtures/leads";
import { matchRoute } from "../../gateway/route-table.ts";
import { lambdaEvent } from "../../lambda/lambda-event.ts";
import { readyAccount, signedInUser } from "../accounts.ts";
import { billingCalls } from "../billing.ts";
import { type CallOptions, requestOf } from "../call.ts";
import { communityCalls } from "../community.ts";
import { storedItems } from "../items.ts";
import { liveTrainingCalls } from "../live-trainings.ts";
import { batchOf } from "../messages.ts";
import { moderationCalls } from "../moderation.ts";
import type { TestStack } from "../stack.ts";
import { carried } from "./carried.ts";
import { originKey } from "./environment.ts";
import { firstCall } from "./first-call.ts";
import { accountLocked } from "./first-event-of-accounts.ts";
import { profileChanged, projectRequestSent } from "./first-event-of-project-requests.ts";
import { seriesChanged } from "./first-event-of-series.ts";

/** Builds the event of a call through the distribution, as API Gateway passes it to the Lambda of the route. */
export function callEvent(id: RouteId, options: CallOptions) {
  const request = requestOf(id, { ...options, headers: { "x-origin-key": originKey, ...options.headers } });
  const match = matchRoute(request.method, request.path);
  if (!match) throw new Error(`no route ${id}`);
  return lambdaEvent(request, match, randomUUID());
}

let days = 0;

/** Creates an account with one follow-up. No other account has a follow-up on that day. */
async function dueFollowUp(stack: TestStack): Promise<BusEvents["user.follow_ups_due"]> {
  days += 1;
  const date = new Date(Date.UTC(2028, 0, days)).toISOString().slice(0, 10);
  const { token, user } = await signedInUser(stack);
  await stack.call("leads/create", { token, body: newLead({ followUpDate: date }) });
  return { userId: user.id, date };
}

/** Creates an account with a due follow-up. Returns the event for the page of recipients that contains it. */
async function pageDue(stack: TestStack): Promise<BusEvents["recipients.page_due"]> {
  const { userId, date } = await dueFollowUp(stack);
  return { event: "user.follow_ups_due", date, shard: shardOf(userId) };
}

/** Creates a new post and an account that subscribes to the daily digest. */
async function newPostsDue(stack: TestStack): Promise<BusEvents["user.new_posts_due"]> {
  const { member, publish } = communityCalls(stack);
  const { token, user } = await member();
  await stack.call("user/update-settings", { token, body: { notifications: { new_post: { mail: true } } } });
  await publish(await member());
  const now = new Date();
  return { userId: user.id, date: timeInBerlin(now) < "07:30" ? today(now) : addDays(today(now), 1) };
}

/** The account need not exist, because the event is only counted. */
async function userRegistered(): Promise<object> {
  const registeredAt = { S: new Date().toISOString() };
  return { id: randomUUID(), detail: { ...carried({ version: 1, userId: 7 }), registeredAt } };
}

async function bounced(stack: TestStack): Promise<MailEvent> {
  const { email } = await signedInUser(stack);
  const mail = { messageId: randomUUID(), timestamp: new Date().toISOString(), destination: [email] };
  return { eventType: "Bounce", bounce: { bounceType: "Permanent" }, mail };
}

async function seatTaken(stack: TestStack): Promise<object> {
  const calls = await liveTrainingCalls(stack);
  const liveTrainingId = await calls.announce();
  const { token, user } = await signedInUser(stack);
  await calls.register(token, liveTrainingId);
  const detail = { version: { N: "1" }, liveTrainingId: { N: `${liveTrainingId}` }, userId: { N: `${user.id}` } };
  return { id: randomUUID(), detail };
}

async function requestSent(stack: TestStack): Promise<object> {
  const { member, publish, request } = communityCalls(stack);
  const [author, requester] = [await member(), await member()];
  const post = await publish(author);
  const { id: requestId } = await request(requester, post);
  const ids = { version: 1, requestId, postId: post.id, fromUserId: requester.user.id, toUserId: author.user.id };
  return { id: randomUUID(), detail: carried(ids) };
}

async function reportReceived(stack: TestStack): Promise<object> {
  const { member, publish } = communityCalls(stack);
  const [author, reporter] = [await member(), await member()];
  const post = await publish(author);
  const { json } = await moderationCalls(stack).report(reporter, post);
  const ids = {
    version: 1,
    reportId: (json as { id: number }).id,
    userId: author.user.id,
    postId: post.id,
    revision: 1,
  };
  return { id: randomUUID(), detail: carried(ids) };
}

async function postDeleted(stack: TestStack): Promise<object> {
  const { member, publish, request, removePost } = communityCalls(stack);
  const [author, requester] = [await member(), await member()];
  const post = await publish(author);
  await request(requester, post);
  await removePost(author, post.id);
  const detail = { version: { N: "1" }, postId: { N: `${post.id}` }, userId: { N: `${author.user.id}` } };
  return { id: randomUUID(), detail };
}

async function accountDeleted(stack: TestStack): Promise<object> {
  const { token, user, password } = await signedInUser(stack);
  await stack.call("user/delete", { token, body: { currentPassword: password } });
  return { id: randomUUID(), detail: { version: { N: "1" }, userId: { N: `${user.id}` } } };
}

async function exportAsked(stack: TestStack): Promise<object> {
  const { token, user } = await signedInUser(stack);
  await stack.call("user/request-export", { token });
  const file = (await storedItems()).find((item) => item.__edb_e__ === "account-export" && item.userId === user.id);
  const detail = carried({ version: 1, userId: user.id, exportId: Number(file?.exportId), part: 1 });
  return { id: randomUUID(), detail };
}

async function contractStarted(stack: TestStack): Promise<object> {
  const { user } = await billingCalls(stack).subscriber();
  const startedAt = new Date().toISOString();
  return {
    id: randomUUID(),
    detail: { version: { N: "1" }, userId: { N: `${user.id}` }, startedAt: { S: startedAt } },
  };
}

/** Pays for the first time, without delivering the event of the payment to the product. */
async function paymentReceived(stack: TestStack): Promise<object> {
  const account = await readyAccount();
  await billingCalls(stack).confirm(account);
  const customer = (await storedItems()).find(
    (item) => item.__edb_e__ === "payment-customer" && item.userId === account.user.id,
  );
  const texts = { eventType: { S: "invoice.paid" }, customerId: { S: String(customer?.customerId) } };
  return { id: `evt_${randomUUID()}`, detail: { version: { N: "1" }, ...texts } };
}

async function contractDeclared(stack: TestStack): Promise<object> {
  const { user } = await billingCalls(stack).subscriber();
  await billingCalls(stack).declare("billing/cancel-contract", { user });
  const waiting = (await storedItems()).filter((item) => item.__edb_e__ === "contract-declaration");
  const declarationId = waiting.find(({ email }) => email === user.email)?.declarationId;
  return { id: randomUUID(), detail: { version: { N: "1" }, declarationId: { N: `${declarationId}` } } };
}

async function linkDue(stack: TestStack): Promise<object> {
  const body = newRegistration();
  await stack.call("auth/register", { body });
  const user = (await storedItems()).find((item) => item.__edb_e__ === "user" && item.email === body.email);
  const texts = { purpose: { S: "verification" }, workspace: { S: body.workspaceSlug } };
  return { id: randomUUID(), detail: { ...carried({ version: 1, userId: Number(user?.userId) }), ...texts } };
}

async function accountChanged(stack: TestStack): Promise<object> {
  const { user } = await signedInUser(stack);
  return { id: randomUUID(), detail: carried({ version: 1, userId: user.id }) };
}

async function invitationDue(stack: TestStack): Promise<object> {
  const { token } = await readyAccount({ role: "business" });
  const body = { email: newEmail() };
  await stack.call("business/invite", { token, body });
  const stored = (await storedItems()).find(
    ({ __edb_e__: entity, email }) => entity === "company-invitation" && email === body.email,
  );
  const [companyId, invitationId] = [Number(stored?.companyId), Number(stored?.invitationId)];
  return { id: randomUUID(), detail: carried({ version: 1, companyId, invitationId, mailing: 1 }) };
}

type FirstType = (typeof subscribers)[SubscriberId][0];

/**
 * Creates the detail of an event for each type that is the first one of a subscriber, and the data that the detail
 * refers to.
 */
const details: Record<FirstType, (stack: TestStack) => Promise<object>> = {
  "account.link-due": linkDue,
  "invitation.mail-due": invitationDue,
  "account.locked": accountLocked,
  "account.changed": accountChanged,
  "user.registered": userRegistered,
  "recipients.page_due": pageDue,
  "user.follow_ups_due": dueFollowUp,
  "user.new_posts_due": newPostsDue,
  "live-training.registered": seatTaken,
  "live-training.series-changed": seriesChanged,
  "collaboration.requested": requestSent,
  "project-request.sent": projectRequestSent,
  "profile.changed": profileChanged,
  "report.received": reportReceived,
  "post.deleted": postDeleted,
  "user.deleted": accountDeleted,
  "user.export-part-due": exportAsked,
  "subscription.started": contractStarted,
  "contract.declared": contractDeclared,
  "payment.event-received": paymentReceived,
  "Email Bounced": bounced,
};

const isSchedule = (id: LambdaId): id is ScheduleId => id in schedules;
const isWorker = (id: LambdaId): id is WorkerId => id in workers;

/**
 * Creates a message that a subscriber can process successfully.
 * @internal
 */
export async function firstMessage(id: SubscriberId, stack: TestStack): Promise<WorkerMessage> {
  const [type] = subscribers[id];
  return { subscriber: id, "detail-type": type, detail: await details[type](stack) };
}

/**
 * Creates an event that a Lambda can process successfully. The event of a worker contains one message per subscriber.
 */
export async function firstEvent(id: LambdaId, stack: TestStack): Promise<object> {
  if (isSchedule(id)) {
    await accountDeleted(stack);
    const { date } = await dueFollowUp(stack);
    return { id: randomUUID(), time: `${date}T06:00:00Z` };
  }
  if (isWorker(id)) {
    const messages: WorkerMessage[] = [];
    for (const subscriber of workers[id]) messages.push(await firstMessage(subscriber, stack));
    return batchOf(messages);
  }
  return callEvent(id, await firstCall(id, stack));
}
