import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { ReadyAccount } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { fullEvent, participantNews, people } from "@linkedpotential/local/testing/participants";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let news: ReturnType<typeof participantNews>;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  news = participantNews(stack);
});
afterAll(() => stack.stop());

const about = (eventId: number) => ({ token: calls.admin, params: { liveTrainingId: String(eventId) } });
async function ids(eventId: number) {
  const { json } = await stack.call("live-trainings/list-participants", about(eventId));
  const { participants, waiting } = json as ParticipantList;
  return { participants: participants.map(({ userId }) => userId), waiting: waiting.map(({ userId }) => userId) };
}
const addSeatFor = (eventId: number, { user: { email } }: ReadyAccount) =>
  stack.call("live-trainings/add-participant", { ...about(eventId), body: { email, addsSeat: true } });

describe("a seat that an admin adds to a full live training", () => {
  it("is given to one person, past the others who wait, with one mail", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 2);
    const answer = await addSeatFor(eventId, line[1]);
    expect(answer.json).toMatchObject({ maxParticipants: 2, participation: { state: "registered" } });
    await stack.deliver();
    const { participants, waiting } = await ids(eventId);
    expect(new Set(participants)).toEqual(new Set([holder.user.id, line[1].user.id]));
    expect(waiting).toEqual([line[0].user.id]);
    expect(await calls.seen(eventId)).toMatchObject({ maxParticipants: 2, currentParticipants: 2 });
    expect(news.subjectsTo(line[1])).toEqual(["Platz reserviert: LinkedIn Sales Masterclass"]);
    expect(await news.bellOf(line[1])).toEqual([expect.stringMatching(/^event_seat_given/)]);
    expect(news.subjectsTo(line[0])).toEqual([]);
    expect(await addSeatFor(eventId, line[1])).toMatchObject({
      status: 409,
      json: { code: "live_training.already_listed" },
    });
    expect(await calls.seen(eventId)).toMatchObject({ maxParticipants: 2 });
  });

  it("is not added for a person who can take a free or held one", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    await calls.cancel(holder.token, eventId);
    expect((await addSeatFor(eventId, line[0])).json).toMatchObject({ maxParticipants: 1 });
    expect(await ids(eventId)).toEqual({ participants: [line[0].user.id], waiting: [] });
  });

  it("is not added to the maximum number of seats: the person joins the waiting list", async () => {
    const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
    const eventId = await calls.announce({ maxParticipants: 500 });
    await SeatsEntity.patch({ liveTrainingId: eventId }).set({ taken: 500 }).go();
    const [added] = (await people(1)) as [ReadyAccount];
    expect((await addSeatFor(eventId, added)).json).toMatchObject({
      maxParticipants: 500,
      participation: { state: "waiting" },
    });
  });
});
