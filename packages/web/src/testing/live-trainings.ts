import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { NewSeries } from "@linkedpotential/contract/live-trainings/series-schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import type { TestStack } from "@linkedpotential/local/testing/stack";

/**
 * Ids of the events to delete after the test. All accounts see all events, so an event would also appear in later
 * tests.
 */
let createdIds: number[] = [];

/**
 * Returns the token of a new admin. Each test needs its own, because a session expires after a day and each test sets
 * its own clock.
 */
async function newAdminToken(stack: TestStack): Promise<string> {
  const email = newEmail();
  stack.configure({ ADMIN_EMAILS: email });
  return (await readyAccount({ email })).token;
}

/** Event or, with `every` and `count`, a series. @internal */
export type SeedEvent = Partial<NewLiveTraining & Pick<NewSeries, "every" | "count">>;

/** @internal */
export async function createEvents(stack: TestStack, events: SeedEvent[]): Promise<LiveTraining[]> {
  if (events.length === 0) return [];
  const token = await newAdminToken(stack);
  const created: LiveTraining[] = [];
  for (const { every, count, ...event } of events) {
    const id = count === undefined ? "live-trainings/create" : "live-trainings/create-series";
    const series = count === undefined ? {} : { every, count };
    const { status, text, json } = await stack.call(id, { token, body: { ...newLiveTraining(event), ...series } });
    if (status !== 201) throw new Error(`${id} answered ${status}: ${text}`);
    const { ids, id: single } = json as { ids?: number[]; id: number };
    for (const eventId of ids ?? [single]) {
      const call = { token, params: { liveTrainingId: String(eventId) } };
      created.push((await stack.call("live-trainings/get", call)).json as LiveTraining);
    }
  }
  createdIds.push(...created.map(({ id }) => id));
  return created;
}

/**
 * Changes an event as an admin.
 * @internal
 */
export async function changeEvent(
  stack: TestStack,
  { id, ...event }: LiveTraining,
  change: Partial<NewLiveTraining>,
): Promise<void> {
  const { title, date, time, maxParticipants } = event;
  const body = newLiveTraining({ title, date, time, maxParticipants, ...change });
  const call = { token: await newAdminToken(stack), params: { liveTrainingId: String(id) }, body };
  const { status, text } = await stack.call("live-trainings/update", call);
  if (status !== 200) throw new Error(`live-trainings/update answered ${status}: ${text}`);
}

/**
 * Deletes the events of `createEvents` and, if `hasOthers` is set, those that the test created on its screen.
 * @internal
 */
export async function deleteEvents(stack: TestStack, hasOthers: boolean): Promise<void> {
  if (createdIds.length === 0 && !hasOthers) return;
  const token = await newAdminToken(stack);
  const { json } = await stack.call("live-trainings/list", { token });
  const upcoming = (json as LiveTraining[]).map(({ id }) => id);
  for (const id of new Set([...createdIds, ...upcoming])) {
    await stack.call("live-trainings/delete", { token, params: { liveTrainingId: String(id) } });
  }
  createdIds = [];
}
