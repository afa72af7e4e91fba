import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import type { TestAnswer } from "./call.ts";
import type { TestStack } from "./stack.ts";

type SeriesIds = [number, number, ...number[]];

export interface SeriesCalls {
  /** Creates a weekly series that starts on a Sunday, 14 March 2027. Berlin has daylight saving time from 28 March on. */
  create(count: number, overrides?: Partial<NewLiveTraining>): Promise<SeriesIds>;
  /** Changes a live training and those that follow it. */
  change(eventId: number, overrides: Partial<NewLiveTraining>, token?: string): Promise<TestAnswer>;
  /** Calls off a live training and those that follow it. */
  callOff(eventId: number, token?: string): Promise<TestAnswer>;
}

export function seriesCalls(stack: TestStack, admin: string): SeriesCalls {
  const event = (overrides: Partial<NewLiveTraining> = {}) => newLiveTraining({ date: "2027-03-14", ...overrides });
  const params = (eventId: number) => ({ liveTrainingId: String(eventId) });
  return {
    create: async (count, overrides) => {
      const body = { ...event(overrides), every: "week", count };
      const answer = await stack.call("live-trainings/create-series", { token: admin, body });
      if (answer.status !== 201) throw new Error(`no series: ${answer.text}`);
      return (answer.json as { ids: SeriesIds }).ids;
    },
    change: (eventId, overrides, token = admin) => {
      const body = { ...event(overrides), scope: "following" };
      return stack.call("live-trainings/update", { token, params: params(eventId), body });
    },
    callOff: (eventId, token = admin) =>
      stack.call("live-trainings/delete", { token, params: params(eventId), query: { scope: "following" } }),
  };
}
