import { newEmail, newProfile } from "@linkedpotential/fixtures/accounts";
import { fileToSend } from "@linkedpotential/fixtures/attachments";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import { newRecurrence, newTask } from "@linkedpotential/fixtures/tasks";
import { newTemplate } from "@linkedpotential/fixtures/templates";
import { mailedToken, signedInAdmin } from "./accounts.ts";
import { billingCalls } from "./billing.ts";
import { type CallOptions, newNetwork, type TestAnswer } from "./call.ts";
import { type CommunityCalls, communityCalls, type Someone } from "./community.ts";
import { type LiveTrainingCalls, liveTrainingCalls } from "./live-trainings.ts";
import { moderationCalls } from "./moderation.ts";
import { projectPostCalls } from "./project-posts.ts";
import { projectRequestCalls } from "./project-requests.ts";
import type { TestStack } from "./stack.ts";

export interface FullAccount extends Someone {
  email: string;
  password: string;
  /** Other accounts whose data refers to the main account. */
  others: { author: Someone; requester: Someone; waiting: Someone; blocked: Someone };
  /**
   * Ids of two posts of `author`. The main account has an open request for the first one and an accepted request for
   * the second one.
   */
  asked: number[];
  /**
   * Ids of two live trainings. In `seat` the main account has a seat and `waiting` is on the waiting list. In `line`
   * the main account is on the waiting list.
   */
  events: { seat: number; line: number };
}

/** Name of the main account. No other item contains it by chance, so a search for it finds only data of this account. */
export const fullAccountName = "Xaverine Quellwasser";

/**
 * Creates a main account that has used every feature through public routes on March 1, 2027, and other accounts
 * connected with it. All events have been delivered.
 * @internal
 */
export async function fullAccount(stack: TestStack): Promise<FullAccount> {
  stack.setNow("2027-03-01T09:00:00.000Z");
  const community = communityCalls(stack);
  const liveTrainings = await liveTrainingCalls(stack);
  const [author, requester, waiting, blocked] = [
    await community.member("Änne Weiß"),
    await community.member("Jürgen Groß"),
    await community.member("Ole Süd"),
    await community.member("Uwe West"),
  ];
  const someone = await registered(stack);
  await useCrm(stack, someone);
  await useLearning(stack, someone);
  const asked = await useCommunity(community, someone, { author, requester });
  await call(stack, "blocks/create", someone, { body: { userId: blocked.user.id } });
  await call(stack, "blocks/create", blocked, { body: { userId: someone.user.id } });
  await useProjectRequests(stack, someone);
  await useReports(stack, someone, author);
  const events = await useLiveTrainings(liveTrainings, someone, waiting);
  await call(stack, "user/request-export", someone);
  await useAdmins(stack, someone);
  await stack.deliver();
  await call(stack, "notifications/mark-read", someone);
  return { ...someone, others: { author, requester, waiting, blocked }, asked, events };
}

type Registered = Someone & Pick<FullAccount, "email" | "password">;
type Target = Parameters<TestStack["call"]>[0];

let keys = 0;

/**
 * Calls a route with a new idempotency key. Routes that create something store it, so the account also has such records
 * (D17).
 * @throws when the call is refused
 */
async function call(stack: TestStack, target: Target, { token }: { token: string }, options: CallOptions = {}) {
  keys += 1;
  const headers = { "idempotency-key": `full-account-${keys}` };
  return accepted(await stack.call(target, { token, headers, ...options }));
}

function accepted(answer: TestAnswer): TestAnswer {
  if (answer.status >= 400) throw new Error(`refused: ${answer.text}`);
  return answer;
}

/** Registers the account with a picture, own settings, a requested password reset and a pending change of address. */
async function registered(stack: TestStack): Promise<Registered> {
  const [email, password, name] = [`xaverine-quellwasser-${newEmail()}`, "geheim-und-lang", fullAccountName];
  const body = { name, email, password, workspaceSlug: "freelance" };
  await call(stack, "auth/register", { token: "" }, { body });
  accepted(await stack.call("auth/verify-email", { body: { token: mailedToken(stack, email), email } }));
  const { json } = accepted(await stack.call("auth/login", { body: { email, password, rememberMe: true } }));
  const someone = { ...(json as Someone), email, password };
  // Pays the first month, so that the account has Premium by a real contract.
  await billingCalls(stack).confirm(someone);
  await stack.deliver();
  accepted(await stack.call("auth/forgot-password", { body: { email } }));
  await useCode(someone);
  const profile = { ...newProfile(`new-${email}`), name, linkedinUrl: "https://www.linkedin.com/in/xaverine" };
  const profileImage = dataUrl(pictureBytes("png", { variant: 7 }));
  await call(stack, "profile/update", someone, { body: { ...profile, profileImage, currentPassword: password } });
  const settings = { timezone: "Europe/London", notifications: { new_post: { mail: true } } };
  await call(stack, "user/update-settings", someone, { body: settings });
  const { json: me } = await call(stack, "auth/me", someone);
  return { ...someone, user: me as Someone["user"] };
}

/** Stores Premium that an admin has given, a note and a message of an admin, and actions of admins on the account. */
async function useAdmins(stack: TestStack, { user }: Someone): Promise<void> {
  const { PremiumGrantEntity } = await import("@linkedpotential/core/accounts/premium/premium-grant.entity");
  const givenAt = "2027-03-01T09:00:00.000Z";
  await PremiumGrantEntity.put({
    userId: user.id,
    until: "2027-12-31",
    endsAt: "2027-12-31T23:00:00.000Z",
    givenAt,
  }).go();
  const params = { accountId: String(user.id) };
  const admin = await signedInAdmin(stack);
  await call(stack, "accounts/save-note", admin, {
    params,
    body: { revision: 0, text: `${fullAccountName} ruft an.` },
  });
  const body = { subject: "Ihr Profil", text: `Guten Tag ${fullAccountName}, bitte ergänzen Sie es.` };
  await call(stack, "accounts/send-message", admin, { params, body });
  await call(stack, "accounts/start-export", admin, { params });
}

/** Stores that the account registered with a code, which only accounts of businesses do. */
async function useCode({ user }: Someone): Promise<void> {
  const { CodeUseEntity } = await import("@linkedpotential/core/auth/codes/code-use.entity");
  await CodeUseEntity.put({ userId: user.id, code: "NORD2027", usedAt: "2027-03-01T09:00:00.000Z" }).go();
}

/**
 * Creates three leads with follow-ups that were notified, tasks and a template. One lead is deleted and can be
 * restored.
 */
async function useCrm(stack: TestStack, someone: Registered): Promise<void> {
  for (const name of ["Ida Öz", "Jan Nord", "Uwe Ost"]) {
    await call(stack, "leads/create", someone, { body: fullLead({ name, followUpDate: "2027-03-02" }) });
  }
  const first = { params: { leadId: "1" } };
  await call(stack, "leads/log-touch", someone, { ...first, body: { type: "call", text: "Rückruf am Freitag" } });
  const csv = "Name;Unternehmen;Position;E-Mail\nIda Öz;West AG;CEO;ida.oez@nord.example\n";
  await call(stack, "leads/import", someone, { body: { csv, updates: [2] } });
  await call(stack, "leads/delete", someone, { params: { leadId: "3" } });
  for (const title of ["Angebot schreiben", "Rechnung stellen"]) {
    await call(stack, "tasks/create", someone, { body: newTask({ title, recurrence: newRecurrence() }) });
  }
  await call(stack, "templates/create", someone, { body: newTemplate({ title: "Meine Vorlage" }) });
  await call(stack, "calendar-feed/renew", someone);
  await call(stack, "support/send", someone, { body: { subject: "Frage", message: "Wie geht das?" } });
  await askForCalls(stack, someone);
}

/** Asks for two calls, one of them through the form for visitors. */
async function askForCalls(stack: TestStack, someone: Registered): Promise<void> {
  const body = { subject: "Strategiegespräch", message: "Dienstags passt es.", isCallRequest: true };
  await call(stack, "support/send", someone, { body });
  const visitor = { name: fullAccountName, company: "Quell AG", email: someone.email, message: "Ohne Anmeldung" };
  accepted(
    await stack.call("support/request-call", { body: { ...visitor, hasConsented: true }, address: newNetwork() }),
  );
}

async function useLearning(stack: TestStack, someone: Registered): Promise<void> {
  await call(stack, "trainings/mark-lesson", someone, { body: { lessonId: "niche", isDone: true } });
  await call(stack, "trainings/save-position", someone, { body: { trainingId: "positioning", seconds: 95 } });
}

interface Others {
  author: Someone;
  requester: Someone;
}

async function useCommunity(
  community: CommunityCalls,
  someone: Registered,
  { author, requester }: Others,
): Promise<number[]> {
  const own = [await community.publish(someone), await community.publish(someone)];
  const [open, agreed, declined] = [
    await community.publish(author),
    await community.publish(author),
    await community.publish(author),
  ];
  await community.request(someone, open);
  accepted(await community.answer(author, (await community.request(someone, agreed)).id, "accepted"));
  accepted(await community.answer(author, (await community.request(someone, declined)).id, "rejected"));
  for (const [index, post] of own.entries()) {
    const { id } = await community.request(requester, post);
    if (index === 0) accepted(await community.answer(someone, id, "accepted"));
  }
  return [open.id, agreed.id];
}

/**
 * Makes a business send two requests to the main account, and save it. The account accepts the first one, which is for a
 * project, and writes a message.
 */
async function useProjectRequests(stack: TestStack, someone: Registered): Promise<void> {
  const { business, request, answer } = projectRequestCalls(stack);
  const sender = await business();
  const { id: postId } = await projectPostCalls(stack).publish(sender);
  const { id } = await request(sender, someone, { postId, sharesContact: true, company: "Nordlicht GmbH" });
  accepted(await answer(someone, id, { status: "accepted", reply: "Gern ab März.", sharesContact: true }));
  const params = { requestId: String(id) };
  const body = { text: "Passt Ihnen Dienstag?", attachment: fileToSend() };
  await call(stack, "request-messages/send", someone, { params, body });
  await request(sender, someone);
  const saved = { params: { freelancerId: String(someone.user.id) }, body: { saved: true } };
  await call(stack, "shortlist/update", sender, saved);
}

/** Makes the main account and the other one report each other, and hides a post of the main account. */
async function useReports(stack: TestStack, someone: Registered, other: Someone): Promise<void> {
  const { report, hide } = moderationCalls(stack);
  const [post] = await communityCalls(stack).ownPosts(someone);
  accepted(await report(someone, { userId: other.user.id }));
  accepted(await report(other, { userId: someone.user.id }));
  const { json } = accepted(await report(other, post ?? { userId: 0 }));
  accepted(await hide((json as { id: number }).id));
}

/**
 * Registers the account for a live training and joins the waiting list of another one. Also registers for one that is
 * over by March 4 and for one that is canceled.
 */
async function useLiveTrainings(
  { announce, register, joinWaitingList, remove }: LiveTrainingCalls,
  someone: Registered,
  waiting: Someone,
): Promise<FullAccount["events"]> {
  const [seat, line] = [await announce({ maxParticipants: 1 }), await announce({ maxParticipants: 1 })];
  const [over, off] = [await announce({ date: "2027-03-03" }), await announce()];
  accepted(await register(someone.token, seat));
  accepted(await joinWaitingList(waiting.token, seat));
  accepted(await register(waiting.token, line));
  accepted(await joinWaitingList(someone.token, line));
  accepted(await register(someone.token, over));
  accepted(await register(someone.token, off));
  accepted(await remove(off));
  return { seat, line };
}
