import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, user } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const upcoming = "/api/live-trainings";

/** Opens the form of an event with five seats, of which some are taken before the form shows. */
async function edit({ taken = 0 } = {}) {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12", maxParticipants: 5 }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  const register = async () =>
    shown.stack.call("live-trainings/register", { token: (await readyAccount()).token, body: { eventId } });
  await press(/^Aktionen für/);
  for (let count = 0; count < taken; count += 1) await register();
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Live-Event bearbeiten");
  return { ...shown, form };
}

it("the number of seats says how many are taken, and refuses fewer when the field is left", async () => {
  const { form, network, getFromApi } = await edit({ taken: 2 });
  await expectText("Es sind schon 2 Plätze vergeben.", form);
  await fill(/Zahl der Plätze/, "1", form);
  expect(within(form).queryByText(/Bitte mindestens 2 angeben/)).toBeNull();
  await user.tab();
  await expectText("2 Plätze sind schon vergeben. Bitte mindestens 2 angeben.", form);
  await expectText("Es sind schon 2 Plätze vergeben.", form);
  await press("Speichern", { container: form });
  await expectText("2 Plätze sind schon vergeben. Bitte mindestens 2 angeben.", form);
  expect(network.sent("live-trainings/update")).toEqual([]);
  await fill(/Zahl der Plätze/, "2", form);
  expect(within(form).queryByText(/Bitte mindestens 2 angeben/)).toBeNull();
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
  expect(await getFromApi<LiveTraining[]>(upcoming)).toMatchObject([{ maxParticipants: 2 }]);
});

it("fewer seats than are taken are refused by Enter as well", async () => {
  const { form, network } = await edit({ taken: 3 });
  await expectText("Es sind schon 3 Plätze vergeben.", form);
  await fill(/Zahl der Plätze/, "2", form);
  await user.keyboard("{Enter}");
  await expectText("3 Plätze sind schon vergeben. Bitte mindestens 3 angeben.", form);
  await fill(/Zahl der Plätze/, "0", form);
  await user.keyboard("{Enter}");
  await expectText("Bitte eine Zahl von 1 bis 500 angeben.", form);
  expect(network.sent("live-trainings/update")).toEqual([]);
});

it("a link typed without https:// is completed when the field is left, and when the form is sent at once", async () => {
  const { form, getFromApi } = await edit();
  await fill(/Meeting-Link/, "meet.google.com/abc", form);
  await user.tab();
  await waitFor(async () => expect((await findField(/Meeting-Link/, form)).value).toBe("https://meet.google.com/abc"));
  await fill(/Buchungslink/, "buchung.example.org", form);
  await user.keyboard("{Enter}");
  await expectToast("Training aktualisiert");
  expect(await getFromApi<LiveTraining[]>(upcoming)).toMatchObject([
    { meetingLink: "https://meet.google.com/abc", bookingLink: "https://buchung.example.org" },
  ]);
});

it("a problem of a field leaves its hint in place", async () => {
  const { form } = await edit();
  await fill(/Meeting-Link/, "meet", form);
  await press("Speichern", { container: form });
  await expectText("Bitte eine vollständige Adresse angeben, die mit https:// beginnt.", form);
  await expectText("Nur Angemeldete sehen ihn.", form);
  const field = await findField(/Meeting-Link/, form);
  const described = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(
    expect.arrayContaining([
      "Nur Angemeldete sehen ihn.",
      "Bitte eine vollständige Adresse angeben, die mit https:// beginnt.",
    ]),
  );
});
