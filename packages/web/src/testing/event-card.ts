import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { expectText, press, wordsOf } from "./person.ts";
import type { Screen } from "./screen.tsx";

/** @internal */
export const eventsAt = "/freelance/dashboard?section=trainings2";
const title = "Sales Abend";

/**
 * Sets up a single event for a test.
 * @internal
 */
export const withEvent = (event: Partial<NewLiveTraining> = {}) => ({
  given: { liveTrainings: [{ title, date: "2027-03-12", ...event }] },
});

/** @internal */
export const card = (): Promise<HTMLElement> => screen.findByRole("listitem", { name: title });
/** @internal */
export const pressHere = async (name: string): Promise<void> => press(name, { at: await card() });
/** @internal */
export const expectHere = async (words: string | RegExp): Promise<HTMLElement> => expectText(words, await card());
/** @internal */
export const expectSeats = (words: string): Promise<void> =>
  waitFor(async () => expect(wordsOf(await card())).toContain(words));
/** @internal */
export const linkHere = async (name: RegExp): Promise<HTMLElement> => within(await card()).findByRole("link", { name });

/**
 * Returns the caller's registration as stored by the server.
 * @internal
 */
export const storedPlace = async ({ stored, liveTrainings }: Screen) =>
  (await stored<LiveTraining>(`/api/live-trainings/${liveTrainings[0]?.id}`)).participation;

/** @internal */
export async function register(): Promise<void> {
  await pressHere("Am Event teilnehmen");
  await pressHere("Direkt anmelden");
}

/**
 * Registers another person, or puts them on the waiting list.
 * @internal
 */
export async function someoneElse({ stack, liveTrainings }: Screen, body: { waitingList?: boolean } = {}) {
  const { token } = await readyAccount();
  const eventId = Number(liveTrainings[0]?.id);
  const { status } = await stack.call("live-trainings/register", { token, body: { eventId, ...body } });
  expect(status).toBe(201);
  return { cancel: () => stack.call("live-trainings/cancel", { token, params: { eventId: String(eventId) } }) };
}
