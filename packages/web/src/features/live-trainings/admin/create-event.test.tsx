import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectToast, fill, findDialog, findField, press } from "../../../testing/user.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
const failed = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const event = (title: string) => screen.findByRole("listitem", { name: title });

/** Opens the form for the event "Preise nennen", fills all fields and returns the form. */
async function fillNewEvent(): Promise<HTMLElement> {
  await press("Neues Training");
  const form = await findDialog("Neues Live-Event");
  await fill(/Titel/, "Preise nennen", form);
  await fill(/Kategorie/, "Vertrieb", form);
  await press(/Kalender öffnen/, { container: form });
  await press(/18\. März 2027/);
  await fill(/Dauer/, "90 Min", form);
  await fill(/Beschreibung/, "Wie ein Preis genannt wird.", form);
  await fill(/Meeting-Link/, "https://meet.example/preise", form);
  await fill(/Buchungslink/, "https://buchen.example/preise", form);
  return form;
}

it("the form keeps its input when creating fails, and creates the event on the next try [EVADM-24, TOAST-09, ERR-18]", async () => {
  const failing = { "live-trainings/create": failed } as const;
  const { network, getFromApi } = await renderScreen(eventsAt, { isAdmin: true, failing });
  const form = await fillNewEvent();
  await press("Live-Event erstellen", { container: form });
  await expectErrorToast("Fehler", "Fehler beim Erstellen des Trainings.");
  expect((await findField(/Titel/, form)).value).toBe("Preise nennen");
  network.clearFailures();
  await press("Live-Event erstellen", { container: form });
  await expectToast("Training erstellt");
  expect(await event("Preise nennen")).toBeTruthy();
  expect(await getFromApi<LiveTraining[]>("/api/live-trainings")).toMatchObject([
    { title: "Preise nennen", date: "2027-03-18", time: "19:00", maxParticipants: 20, instructor: "Alex" },
  ]);
});

it("an event that is created while the list still loads appears in the list", async () => {
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", { isAdmin: true });
  const release = network.hold("live-trainings/list");
  await followLink("Live-Events");
  const form = await fillNewEvent();
  await press("Live-Event erstellen", { container: form });
  await expectToast("Training erstellt");
  release();
  expect(await event("Preise nennen")).toBeTruthy();
});
