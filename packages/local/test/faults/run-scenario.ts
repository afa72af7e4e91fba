import { setTimeout as wait } from "node:timers/promises";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { LiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { newPost } from "@linkedpotential/fixtures/community";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { newTally, type PatientClient, patientClient, type Tally } from "./client.ts";
import { buyPremium, expectPaidOnce } from "./payer.ts";
import { compare, type Person, work } from "./person.ts";
import { adminEmail, type Mixes, startTestBed, type TestBed } from "./test-bed.ts";

export interface Scenario {
  name: string;
  mixes: Mixes;
  kills: number;
  people: number;
  steps: number;
}

export interface Outcome extends Tally {
  name: string;
  faults: number;
}

const seats = 3;

/**
 * Lets simulated users work while parts of the stack fail. Then compares the stored data with the answers that the
 * users received.
 */
export async function runScenario(scenario: Scenario, seed: number): Promise<Outcome> {
  const bed = await startTestBed(seed);
  const tally = newTally();
  const send = patientClient(bed.address, tally);
  try {
    const people = await peopleOf(bed, scenario.people);
    for (const { token } of people) await bed.stack().call("community/create", { token, body: newPost() });
    const [payer] = await peopleOf(bed, 1, "kostenlos");
    const eventId = await announceEvent(bed);
    bed.break(scenario.mixes);
    await Promise.all([
      ...people.map((person) => work(person, send, scenario.steps)),
      ...people.map((person) =>
        send("live-trainings/register", { token: person.token, body: { eventId, waitingList: true } }),
      ),
      ...(payer && !scenario.kills ? [buyPremium(bed, payer, send)] : []),
      killInBetween(bed, scenario.kills, tally),
    ]);
    bed.heal();
    await bed.restart();
    for (const person of people) await compare(person, send, tally);
    await expectSeatsTaken(people, eventId, send, tally);
    if (payer && !scenario.kills) await expectPaidOnce(payer, send, tally);
  } catch (error) {
    tally.problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await bed.stop();
  }
  return { ...tally, name: scenario.name, faults: bed.faults() + scenario.kills };
}

async function peopleOf(bed: TestBed, count: number, plan: "premium" | "kostenlos" = "premium"): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const wanted = { plan, linkedinUrl: "https://www.linkedin.com/in/ida-oez" };
    const { token, user } = (await bed.stack().local("accounts", wanted)) as { token: string; user: { id: number } };
    people.push({ token, userId: user.id, leads: new Map(), tasks: new Map() });
  }
  return people;
}

async function announceEvent(bed: TestBed): Promise<number> {
  const { token } = (await bed.stack().local("accounts", { email: adminEmail })) as { token: string };
  const body = newLiveTraining({ date: addDays(today(new Date()), 10), maxParticipants: seats });
  const { json } = await bed.stack().call("live-trainings/create", { token, body });
  return (json as LiveTraining).id;
}

async function killInBetween(bed: TestBed, kills: number, tally: Tally): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const before = tally.calls;
    while (tally.calls < before + 10) await wait(5);
    await bed.kill();
  }
}

/** Checks that all seats are taken and all other users are on the waiting list, and that each user sees this state. */
async function expectSeatsTaken(people: Person[], eventId: number, send: PatientClient, { problems }: Tally) {
  const states: (OwnParticipation["state"] | undefined)[] = [];
  for (const { token } of people) {
    const { json } = await send("live-trainings/get", { token, params: { liveTrainingId: String(eventId) } });
    states.push((json as LiveTraining).participation?.state);
  }
  const registered = states.filter((state) => state === "registered").length;
  const waiting = states.filter((state) => state === "waiting").length;
  const expected = Math.min(seats, people.length);
  if (registered !== expected || registered + waiting !== people.length)
    problems.push(`${registered} of ${expected} seats are taken, ${waiting} of ${people.length} people wait`);
}
