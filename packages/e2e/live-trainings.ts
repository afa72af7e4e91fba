import { addressOf } from "@linkedpotential/contract/endpoints";
import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import type { APIRequestContext } from "@playwright/test";
import { newAccount, signInByApi } from "./accounts.ts";
import { dayFromToday } from "./dates.ts";

const admin = { email: "admin@linkedpotential.local", password: "geheim-und-lang" };

/** Returns a token of the stack's only admin. Creates the account at the first call. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const { token } = await newAccount(request, admin).catch(() => signInByApi(request, admin));
  return token;
}

/** Announces a live training for the day after tomorrow. All accounts of the stack see it, so use a unique title. */
export async function announce(request: APIRequestContext, event: Partial<NewLiveTraining>): Promise<LiveTraining> {
  const { method, path } = addressOf("live-trainings/create");
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const data = newLiveTraining({ date: dayFromToday(2), ...event });
  const answer = await request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`no event, ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as LiveTraining;
}

export async function registerFor(request: APIRequestContext, { token }: { token: string }, title: string) {
  const headers = { authorization: `Bearer ${token}` };
  const list = addressOf("live-trainings/list");
  const events = (await (await request.fetch(list.path, { headers })).json()) as LiveTraining[];
  const { method, path } = addressOf("live-trainings/register");
  const data = { eventId: events.find((event) => event.title === title)?.id };
  const answer = await request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`not registered, ${answer.status()}: ${await answer.text()}`);
}
