import { randomUUID } from "node:crypto";
import type { Participation } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { readyAccount, signedInUser } from "./accounts.ts";
import { countItems } from "./items.ts";
import { liveTrainingCalls } from "./live-trainings.ts";
import type { TestStack } from "./stack.ts";

/**
 * Prepares calls that create something about live trainings, for tests of all creating routes.
 * @internal
 */
export async function liveTrainingCreations(stack: TestStack) {
  const { admin, announce, seen } = await liveTrainingCalls(stack);
  return {
    create: async () => {
      const title = `Sales Masterclass ${randomUUID()}`;
      const created = () => countItems({ title });
      const call = { token: admin, body: newLiveTraining({ title }) };
      return { call, otherBody: newLiveTraining(), created };
    },
    register: async () => {
      const { token } = await signedInUser(stack);
      const [eventId, other] = [await announce(), await announce()];
      const created = async () => {
        const ownParticipations = (await stack.call("live-trainings/list-participations", { token }))
          .json as Participation[];
        const { currentParticipants } = await seen(eventId);
        return ownParticipations.length === 1 ? currentParticipants : 0;
      };
      return { call: { token, body: { eventId } }, otherBody: { eventId: other }, created };
    },
    createSeries: async () => {
      const title = `Sales Masterclass ${randomUUID()}`;
      const created = async () => (await countItems({ title })) / 3;
      const body = { ...newLiveTraining({ title }), every: "week", count: 3 };
      return { call: { token: admin, body }, otherBody: { ...body, count: 2 }, created };
    },
    addParticipant: async () => {
      const [eventId, added, other] = [await announce(), await readyAccount(), await readyAccount()];
      const created = async () => (await seen(eventId)).currentParticipants;
      const params = { liveTrainingId: String(eventId) };
      const call = { token: admin, params, body: { email: added.user.email } };
      return { call, otherBody: { email: other.user.email }, created };
    },
    sendMessage: async () => {
      const liveTrainingId = await announce();
      const body = { subject: "Bitte Kopfhörer mitbringen", text: "Wir üben in Gruppen." };
      const call = { token: admin, params: { liveTrainingId: String(liveTrainingId) }, body };
      const created = () => countItems({ __edb_e__: "live-training-message", liveTrainingId });
      return { call, otherBody: { ...body, text: "Anders" }, created };
    },
  };
}
