import { currency, premiumPrice } from "@linkedpotential/contract/billing/price";
import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { addDays, berlinInstant, today } from "@linkedpotential/contract/dates";
import { linkParameters } from "../mail/mailbox.ts";
import { type RunningStack, runningStack } from "../running-stack.ts";
import { type DemoAccount, demoAccounts, demoBillingAddress, demoPassword } from "./accounts.ts";
import { addLeadHistories, readDated } from "./add-lead-histories.ts";
import { payingMonths } from "./administration.ts";
import { demoColleague, demoCompany, demoDays, demoLearnings, demoSupport, demoTargets } from "./company.ts";
import { demoBooking, demoOffer, demoPhotos, demoTalk } from "./conversations.ts";
import { fillAdministration } from "./fill-administration.ts";
import { fillCommunity, type Member } from "./fill-community.ts";
import { holdConversation } from "./hold-conversation.ts";
import { demoLiveTrainings } from "./live-trainings.ts";
import type { SignedInAccount } from "./new-account.ts";
import { demoOfferOf } from "./offers.ts";
import {
  demoColleagueProject,
  demoFilledProject,
  demoProject,
  demoProjectMessage,
  demoProjectRequest,
  demoShortlistNotes,
} from "./project-request.ts";
import { callerOf, expectSuccess, signIn } from "./sign-in.ts";

/** Lines that tell how to sign in with each demo account, and how to register another business account. */
export const demoAccess: readonly string[] = [
  ...[demoAccounts.free, demoAccounts.premium, demoAccounts.business, demoColleague, demoAccounts.admin].map(
    ({ email, shows }) => `Sign in: ${email} / ${demoPassword} (${shows})`,
  ),
  `Register a business: ${demoAccounts.business.registrationCode} (code for /business)`,
];

/** Fills a running stack with demo data through its public routes. Skips accounts that exist. */
export async function seed(address: string): Promise<void> {
  const stack = runningStack(address);
  for (const account of Object.values(demoAccounts)) {
    if (!(await register(stack, account))) continue;
    await fill(stack, account);
    // The admin is the last account, so all others exist now. Live trainings and the community need them.
    if (account !== demoAccounts.admin) continue;
    await fillCalendar(stack);
    const members = await showCommunity(stack);
    await requestProject(stack);
    const projectId = await publishProject(stack);
    await fillCompany(stack);
    await publishCompanyProjects(stack, members);
    await saveFreelancers(stack);
    await talkWithFreelancers(stack, members, projectId);
    await agreeSupport(stack);
    await administer(stack, members);
  }
}

async function register(stack: RunningStack, { name, email, registrationCode }: DemoAccount): Promise<boolean> {
  const person = { name, email, password: demoPassword };
  if (registrationCode) {
    const expiresAt = berlinInstant(addDays(today(new Date()), 365), "00:00");
    await stack.local("registration-codes", { code: registrationCode, maxUses: 100, expiresAt });
  }
  const registered = registrationCode
    ? await stack.call("auth/register-business", { body: { ...person, registrationCode } })
    : await stack.call("auth/register", { body: { ...person, workspaceSlug: "freelance" } });
  if (registered.status === 409) return false;
  expectSuccess("registration", registered);
  const token = linkParameters(await stack.mailTo(email)).get("token");
  expectSuccess("auth/verify-email", await stack.call("auth/verify-email", { body: { token, email } }));
  return true;
}

async function fill(stack: RunningStack, account: DemoAccount): Promise<void> {
  const { name, email, plan, profile, leads, leadHistories, work, lessonsDone = [] } = account;
  const { user, call } = await signIn(stack, account);
  if (plan) await subscribe(stack, user.id, call, 3);
  if (profile) await call("profile/update", { body: { ...profile, ...demoOfferOf(email), name, email } });
  if (leads) await call("leads/import", { body: { csv: readDated(leads) } });
  if (leadHistories) await addLeadHistories(stack, user.id, leadHistories);
  for (const body of work?.tasks(today(new Date())) ?? []) await call("tasks/create", { body });
  for (const body of work?.templates ?? []) await call("templates/create", { body });
  for (const lessonId of lessonsDone) await call("trainings/mark-lesson", { body: { lessonId, isDone: true } });
  await call("auth/logout", {});
}

/**
 * Pays some months and the current one of Premium at the local provider. A stack that uses Stripe cannot pay here, so
 * the account only gets the plan.
 */
async function subscribe(
  stack: RunningStack,
  userId: number,
  call: ReturnType<typeof callerOf>,
  months: number,
): Promise<void> {
  const { checkout } = (await call("billing/get-subscription", {})) as Subscription;
  if (checkout.provider !== "local") return void (await stack.local("plans", { userId, plan: "premium" }));
  const body = { amount: premiumPrice, currency, billingAddress: demoBillingAddress };
  await call("billing/create-payment-intent", { body });
  await stack.local("payments/history", { userId, months });
}

async function fillCalendar(stack: RunningStack): Promise<void> {
  const [free, premium, admin] = [
    await signIn(stack, demoAccounts.free),
    await signIn(stack, demoAccounts.premium),
    await signIn(stack, demoAccounts.admin),
  ];
  if (!admin.user.isAdmin) return;
  const callers = { free, premium, admin };
  const now = today(new Date());
  for (const { event, people } of demoLiveTrainings(now)) {
    const date = event.date > now ? event.date : addDays(now, 1);
    const { id: eventId } = (await admin.call("live-trainings/create", { body: { ...event, date } })) as { id: number };
    for (const name of people) {
      await callers[name].call("live-trainings/register", { body: { eventId, waitingList: true } });
    }
    if (date === event.date) continue;
    const startsAt = berlinInstant(event.date, event.time).toISOString();
    await stack.local("live-trainings", { liveTrainingId: eventId, startsAt });
  }
  for (const { call } of Object.values(callers)) await call("auth/logout", {});
}

async function administer(stack: RunningStack, members: readonly Member[]): Promise<void> {
  const admin = await signIn(stack, demoAccounts.admin);
  await fillAdministration(stack, members, admin.user.isAdmin ? admin : undefined);
  await admin.call("auth/logout", {});
}

async function showCommunity(stack: RunningStack): Promise<Member[]> {
  const shown = await signIn(stack, demoAccounts.premium);
  const members = await fillCommunity(shown, async (wish) => {
    const months = payingMonths[wish.name];
    const plan = months === undefined ? "premium" : "kostenlos";
    const { user, token } = (await stack.local("accounts", { ...wish, plan })) as SignedInAccount;
    const call = callerOf(stack, token);
    if (months !== undefined) await subscribe(stack, user.id, call, months);
    return { user, call };
  });
  await shown.call("auth/logout", {});
  return members;
}

/** Sends the request of the business to the free freelancer. */
async function requestProject(stack: RunningStack): Promise<void> {
  const [sender, recipient] = [await signIn(stack, demoAccounts.business), await signIn(stack, demoAccounts.free)];
  await sender.call("project-requests/create", { body: { ...demoProjectRequest, toUserId: recipient.user.id } });
  for (const { call } of [sender, recipient]) await call("auth/logout", {});
}

/** Publishes a project of the business, to which the premium account responds. Returns its id. */
async function publishProject(stack: RunningStack): Promise<number> {
  const [business, freelancer] = [
    await signIn(stack, demoAccounts.business),
    await signIn(stack, demoAccounts.premium),
  ];
  const post = (await business.call("community/create-project", { body: demoProject })) as Pick<Post, "id" | "userId">;
  const { id: postId, userId: toUserId } = post;
  const body = { fromUserId: freelancer.user.id, toUserId, postId, message: demoProjectMessage };
  await freelancer.call("collaboration-requests/create", { body });
  for (const { call } of [business, freelancer]) await call("auth/logout", {});
  return postId;
}

/** Names the company of the business, sets its targets, adds a colleague, and stores entries of both. */
async function fillCompany(stack: RunningStack): Promise<void> {
  const owner = await signIn(stack, demoAccounts.business);
  const { name, email } = demoColleague;
  await owner.call("business/update-company", { body: { name: demoCompany, targets: demoTargets } });
  await owner.call("business/invite", { body: { email } });
  const body = { name, password: demoPassword, token: linkParameters(await stack.mailTo(email)).get("token") };
  expectSuccess("business/register-member", await stack.call("business/register-member", { body }));
  const callers = { owner, colleague: await signIn(stack, demoColleague) };
  const now = today(new Date());
  for (const person of ["owner", "colleague"] as const) {
    const { call } = callers[person];
    // Opening the business area counts as activity of the member.
    await call("business/get-company", {});
    await call("business/save-days", { body: { changes: demoDays(person, now) } });
    for (const [index, learning] of demoLearnings[person].entries()) {
      const entry = { id: `demo-${person}-${index}`, date: addDays(now, -7), ...learning };
      await call("business/save-learning", { body: entry });
    }
    await call("auth/logout", {});
  }
}

/** Enters contact person, next session and documents of the support that the business gets. */
async function agreeSupport(stack: RunningStack): Promise<void> {
  const [admin, business] = [await signIn(stack, demoAccounts.admin), await signIn(stack, demoAccounts.business)];
  if (admin.user.isAdmin) {
    const body = { revision: 0, ...demoSupport(today(new Date())) };
    await admin.call("accounts/save-support", { params: { accountId: String(business.user.id) }, body });
  }
  for (const { call } of [admin, business]) await call("auth/logout", {});
}

/**
 * Publishes a project of the colleague, and one of the business, which hires a freelancer for it. The colleague marks it
 * as filled.
 */
async function publishCompanyProjects(stack: RunningStack, members: readonly Member[]): Promise<void> {
  const [business, colleague] = [await signIn(stack, demoAccounts.business), await signIn(stack, demoColleague)];
  const { id } = (await business.call("community/create-project", { body: demoFilledProject })) as Pick<Post, "id">;
  const photographer = members.find(({ name }) => name === "Miro Kovač");
  if (photographer) await holdConversation(business, photographer, demoPhotos, id);
  await colleague.call("community/fill-project", { params: { postId: String(id) }, body: { filled: true } });
  await colleague.call("community/create-project", { body: demoColleagueProject });
  for (const { call } of [business, colleague]) await call("auth/logout", {});
}

/** Adds a freelancer of the business and one of the colleague to the shortlist of the company. */
async function saveFreelancers(stack: RunningStack): Promise<void> {
  for (const [member, freelancer, note] of [
    [demoAccounts.business, demoAccounts.free, demoShortlistNotes.free],
    [demoColleague, demoAccounts.premium, demoShortlistNotes.premium],
  ] as const) {
    const [saver, saved] = [await signIn(stack, member), await signIn(stack, freelancer)];
    const params = { freelancerId: String(saved.user.id) };
    await saver.call("shortlist/update", { params, body: { saved: true, note } });
    for (const { call } of [saver, saved]) await call("auth/logout", {});
  }
}

/**
 * Lets the business and the colleague write with freelancers, after accepted requests.
 * @param projectId project of the business, which asks one of them for it
 */
async function talkWithFreelancers(stack: RunningStack, members: readonly Member[], projectId: number): Promise<void> {
  const designer = members.find(({ name }) => name === "Svenja Öztürk");
  const developer = members.find(({ name }) => name === "Lukas Hagen");
  const [business, colleague] = [await signIn(stack, demoAccounts.business), await signIn(stack, demoColleague)];
  const freelancer = await signIn(stack, demoAccounts.premium);
  if (developer) await holdConversation(business, developer, demoBooking, projectId);
  await holdConversation(business, freelancer, demoTalk);
  if (designer) await holdConversation(colleague, designer, demoOffer);
  for (const { call } of [business, colleague, freelancer]) await call("auth/logout", {});
}
