import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, press } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

it("a past event of an account says that it was registered, or present once an admin has marked it", async () => {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-01", time: "10:30", duration: "30 Min" }] };
  const person = await readyAccount({ name: "Ida Öz" });
  const path = `/admin/users/${person.user.id}?tab=events`;
  const { stack, liveTrainings, reload } = await renderScreen(path, { isAdmin: true, seed });
  await expectText("Keine Live-Events");
  await stack.call("live-trainings/register", { token: person.token, body: { eventId: Number(liveTrainings[0]?.id) } });
  await reload();
  // The state is there twice: in a column, and below the title on phones.
  const expectState = async (state: string) => {
    const table = await screen.findByRole("table", { name: "Live-Events des Kontos" });
    expect(await within(table).findAllByText(state)).toHaveLength(2);
  };
  await expectState("Angemeldet");
  vi.setSystemTime("2027-03-01T10:05:00Z");
  await reload();
  await expectState("War angemeldet");
  history.replaceState(null, "", "/admin?tab=events");
  await reload();
  await press("Teilnehmende von „Sales Abend“");
  await press("Ida Öz war anwesend", { role: "checkbox" });
  await expectText("1 von 1 anwesend");
  history.replaceState(null, "", path);
  await reload();
  await expectState("Anwesend");
});
