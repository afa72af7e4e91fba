import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, signedInAdmin } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import type { TestStack } from "../stack.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

/** Creates a live training with one seat, which one account has while another waits. */
async function eventWithPeople(stack: TestStack) {
  const { token } = await signedInAdmin(stack);
  const body = newLiveTraining({ date: "2099-03-12", maxParticipants: 1 });
  const { json } = await stack.call("live-trainings/create", { token, body });
  const eventId = (json as LiveTraining).id;
  const [holder, waiting] = [await readyAccount(), await readyAccount()];
  for (const person of [holder, waiting]) {
    await stack.call("live-trainings/register", { token: person.token, body: { eventId, waitingList: true } });
  }
  return { token, liveTrainingId: String(eventId), holder: holder.user.id, waiting: waiting.user.id };
}

const ofHolder =
  (id: "live-trainings/set-attendance" | "live-trainings/remove-participant"): Prepare =>
  async (stack) => {
    const { token, liveTrainingId, holder } = await eventWithPeople(stack);
    return { ...sampleCalls[id], token, params: { liveTrainingId, participantId: String(holder) } };
  };

const ofEvent =
  (id: "live-trainings/list-participants" | "live-trainings/send-message"): Prepare =>
  async (stack) => {
    const { token, liveTrainingId } = await eventWithPeople(stack);
    return { ...sampleCalls[id], token, params: { liveTrainingId } };
  };

export const firstParticipantCalls = {
  "live-trainings/create-series": async (stack) => ({
    token: (await signedInAdmin(stack)).token,
    body: { ...newLiveTraining({ date: "2098-03-12" }), every: "month", count: 3 },
  }),
  "live-trainings/list-participants": ofEvent("live-trainings/list-participants"),
  "live-trainings/send-message": ofEvent("live-trainings/send-message"),
  "live-trainings/set-attendance": ofHolder("live-trainings/set-attendance"),
  "live-trainings/remove-participant": ofHolder("live-trainings/remove-participant"),
  "live-trainings/add-participant": async (stack) => {
    const { token, liveTrainingId } = await eventWithPeople(stack);
    return { token, params: { liveTrainingId }, body: { email: (await readyAccount()).user.email } };
  },
  "live-trainings/move-on-waiting-list": async (stack) => {
    const { token, liveTrainingId, waiting } = await eventWithPeople(stack);
    return { token, params: { liveTrainingId, participantId: String(waiting) }, body: { position: 1 } };
  },
} satisfies Partial<Record<RouteId, Prepare>>;
