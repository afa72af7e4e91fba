import type { RouteId } from "@linkedpotential/contract/endpoints";
import { newBusinessRegistration } from "@linkedpotential/fixtures/accounts";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { mailedToken, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import type { Caller } from "./calls.ts";

export type Account = Pick<SignedIn, "token" | "cookie" | "email" | "password"> & { id: number };
/** Accounts of the callers and of one more freelancer (`other`), whose data the callers must not reach. */
export type Accounts = Record<Exclude<Caller, "nobody"> | "other", Account>;

const adminEmail = "admin@linkedpotential.local";

export async function newAccounts(stack: TestStack): Promise<Accounts> {
  const { user, ...admin } = await signedInUser(stack, { email: adminEmail });
  await announceEvents(user.id);
  return {
    other: await newFreelancer(stack),
    freelancer: await newFreelancer(stack),
    business: await newBusiness(stack),
    admin: { ...admin, id: user.id },
  };
}

/** Creates three live trainings: one with free seats, one that is full with a waiting list, and a past one. */
async function announceEvents(userId: number): Promise<void> {
  const { LiveTrainingEntity } = await import("@linkedpotential/core/live-trainings/live-training.entity");
  const { date: _, time: __, ...fields } = newLiveTraining();
  const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
  const event = { ...fields, state: "announced" as const, revision: 1 };
  const startsAt = "2099-03-12T18:00:00.000Z";
  const events = [
    { ...event, liveTrainingId: 1, startsAt },
    { ...event, liveTrainingId: 2, startsAt, maxParticipants: 1 },
    { ...event, liveTrainingId: 3, startsAt: "2026-01-01T18:00:00.000Z" },
  ];
  await LiveTrainingEntity.put(events).go();
  const seats = events.map(({ liveTrainingId, state, startsAt, maxParticipants }) => {
    const isFull = liveTrainingId === 2;
    const taken = { taken: isFull ? 1 : 0, line: isFull ? [userId] : [], offers: [], revision: 1 };
    return { liveTrainingId, state, startsAt, maxParticipants, ...taken };
  });
  await SeatsEntity.put(seats).go();
}

/** Creates a freelancer with two leads, a deleted lead and a task. */
export async function newFreelancer(stack: TestStack): Promise<Account> {
  const { user, ...account } = await signedInUser(stack);
  const call = (id: RouteId, options: CallOptions) => stack.call(id, { ...options, token: account.token });
  for (const name of ["Ida Öz", "Jürgen Groß", "Änne Weiß"]) {
    await call("leads/create", { body: fullLead({ name }) });
  }
  await call("leads/delete", { params: { leadId: "3" } });
  await call("tasks/create", { body: newTask() });
  return { ...account, id: user.id };
}

async function newBusiness(stack: TestStack): Promise<Account> {
  const registration = newBusinessRegistration(await newCode());
  const { email, password } = registration;
  await stack.call("auth/register-business", { body: registration });
  await stack.call("auth/verify-email", { body: { token: mailedToken(stack, email), email } });
  const { json, cookies } = await stack.call("auth/login", { body: { email, password } });
  const { token, user } = json as { token: string; user: { id: number } };
  return { token, cookie: cookies[0]?.split(";")[0] ?? "", email, password, id: user.id };
}

export async function newCode(): Promise<string> {
  // Import late, because entities read the environment that the stack sets.
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  return createRegistrationCode({ maxUses: 1, expiresAt: new Date("2100-01-01") });
}
