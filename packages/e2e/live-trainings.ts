import { addressOf } from "@linkedpotential/contract/endpoints";
import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import type { APIRequestContext } from "@playwright/test";
import { newAccount, signInByApi } from "./accounts.ts";
import { dayFromToday } from "./dates.ts";

/** The stack's only admin: whoever needs one first makes the account. */
const admin = { email: "admin@linkedpotential.local", password: "geheim-und-lang" };

async function adminToken(request: APIRequestContext): Promise<string> {
  const { token } = await newAccount(request, admin).catch(() => signInByApi(request, admin));
  return token;
}

/** Announces a live event for the day after tomorrow. Everybody on the stack sees it: its title should be its own. */
export async function announce(request: APIRequestContext, event: Partial<NewLiveTraining>): Promise<LiveTraining> {
  const { method, path } = addressOf("live-trainings/create");
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const data = newLiveTraining({ date: dayFromToday(2), ...event });
  const answer = await request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`no event, ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as LiveTraining;
}
