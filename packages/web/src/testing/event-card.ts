import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Screen } from "./screen.tsx";
import { expectText, press, textOf } from "./user.ts";

/** @internal */
export const eventsPath = "/freelance/dashboard?section=trainings2";
const title = "Sales Abend";

/**
 * Returns screen options that create a single event.
 * @internal
 */
export const seedEvent = (event: Partial<NewLiveTraining> = {}) => ({
  seed: { liveTrainings: [{ title, date: "2027-03-12", ...event }] },
});

/** @internal */
export const findEventCard = (): Promise<HTMLElement> => screen.findByRole("listitem", { name: title });
/** @internal */
export const pressInCard = async (name: string): Promise<void> => press(name, { container: await findEventCard() });
/** @internal */
export const expectTextInCard = async (text: string | RegExp): Promise<HTMLElement> =>
  expectText(text, await findEventCard());
/** @internal */
export const expectCardContains = (text: string): Promise<void> =>
  waitFor(async () => expect(textOf(await findEventCard())).toContain(text));
/** @internal */
export const findLinkInCard = async (name: RegExp): Promise<HTMLElement> =>
  within(await findEventCard()).findByRole("link", { name });

/**
 * Returns the account's registration as stored by the server. Null when it has none.
 * @internal
 */
export const storedParticipation = async ({ getFromApi, liveTrainings }: Screen) =>
  (await getFromApi<LiveTraining>(`/api/live-trainings/${liveTrainings[0]?.id}`)).participation;

/** @internal */
export async function register(): Promise<void> {
  await pressInCard("Am Event teilnehmen");
  await pressInCard("Direkt anmelden");
}

/**
 * Registers another account, or adds it to the waiting list.
 * @internal
 */
export async function registerOtherPerson({ stack, liveTrainings }: Screen, body: { waitingList?: boolean } = {}) {
  const { token } = await readyAccount();
  const eventId = Number(liveTrainings[0]?.id);
  const { status } = await stack.call("live-trainings/register", { token, body: { eventId, ...body } });
  expect(status).toBe(201);
  return { cancel: () => stack.call("live-trainings/cancel", { token, params: { eventId: String(eventId) } }) };
}
