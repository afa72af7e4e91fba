import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import type { TestStack } from "@linkedpotential/local/testing/stack";

/** Everybody sees events, so each test's events are removed before the next test. */
let announced: number[] = [];

/** Signs in a new admin per test, because sessions expire after a day and tests set the clock. */
async function adminOf(stack: TestStack): Promise<string> {
  const email = newEmail();
  stack.configure({ ADMIN_EMAILS: email });
  return (await readyAccount({ email })).token;
}

/** @internal */
export async function announce(stack: TestStack, events: Partial<NewLiveTraining>[]): Promise<LiveTraining[]> {
  if (events.length === 0) return [];
  const token = await adminOf(stack);
  const made: LiveTraining[] = [];
  for (const event of events) {
    const { status, text, json } = await stack.call("live-trainings/create", { token, body: newLiveTraining(event) });
    if (status !== 201) throw new Error(`no event: ${text}`);
    made.push(json as LiveTraining);
  }
  announced.push(...made.map(({ id }) => id));
  return made;
}

/** @internal */
export async function callOffAll(stack: TestStack, hasOthers: boolean): Promise<void> {
  if (announced.length === 0 && !hasOthers) return;
  const token = await adminOf(stack);
  const { json } = await stack.call("live-trainings/list", { token });
  const upcoming = (json as LiveTraining[]).map(({ id }) => id);
  for (const id of new Set([...announced, ...upcoming])) {
    await stack.call("live-trainings/delete", { token, params: { liveTrainingId: String(id) } });
  }
  announced = [];
}
