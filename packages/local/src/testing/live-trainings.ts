import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { signedInAdmin } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { TestStack } from "./stack.ts";

export interface LiveTrainingCalls {
  admin: string;
  announce(overrides?: Partial<NewLiveTraining>): Promise<number>;
  update(eventId: number, overrides: Partial<NewLiveTraining>): Promise<TestAnswer>;
  remove(eventId: number): Promise<TestAnswer>;
  register(token: string, eventId: number): Promise<TestAnswer>;
  joinWaitingList(token: string, eventId: number): Promise<TestAnswer>;
  cancel(token: string, eventId: number): Promise<TestAnswer>;
  /** Reads a live training, by default as an admin. */
  seen(eventId: number, token?: string): Promise<LiveTraining>;
}

export async function liveTrainingCalls(stack: TestStack): Promise<LiveTrainingCalls> {
  const { token: admin } = await signedInAdmin(stack);
  const params = (eventId: number) => ({ liveTrainingId: String(eventId) });
  return {
    admin,
    announce: async (overrides) => {
      const answer = await stack.call("live-trainings/create", { token: admin, body: newLiveTraining(overrides) });
      if (answer.status !== 201) throw new Error(`no event: ${answer.text}`);
      return (answer.json as LiveTraining).id;
    },
    update: (eventId, overrides) =>
      stack.call("live-trainings/update", { token: admin, params: params(eventId), body: newLiveTraining(overrides) }),
    remove: (eventId) => stack.call("live-trainings/delete", { token: admin, params: params(eventId) }),
    register: (token, eventId) => stack.call("live-trainings/register", { token, body: { eventId } }),
    joinWaitingList: (token, eventId) =>
      stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } }),
    cancel: (token, eventId) => stack.call("live-trainings/cancel", { token, params: { eventId: String(eventId) } }),
    seen: async (eventId, token = admin) =>
      (await stack.call("live-trainings/get", { token, params: params(eventId) })).json as LiveTraining,
  };
}
