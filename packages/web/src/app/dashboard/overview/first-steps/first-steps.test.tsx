import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../../testing/navigation.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectText, findDialog, press } from "../../../../testing/user.ts";

const profile = { linkedinUrl: "https://www.linkedin.com/in/ida" };
const figures = () => document.querySelectorAll("dl > div");

it("a new account sees three first steps instead of four zeros, each one press away", async () => {
  await renderScreen(overviewPath);
  await expectText("0 von 3 erledigt");
  await waitFor(() => expect(figures()).toHaveLength(0));
  await press("Profil ausfüllen");
  await findDialog("Profil bearbeiten");
});

it("shows which steps are done, and the figures once there is something to count", async () => {
  const { leads } = await renderScreen(overviewPath, { seed: { leads: [{ followUpDate: "2030-03-12" }] } });
  await expectText("1 von 3 erledigt");
  await waitFor(() => expect(figures()).toHaveLength(4));
  expect(screen.queryByRole("link", { name: "Follow-up planen" })).toBeNull();
  await followLink("Lead anlegen");
  await waitFor(() => expect(location.search).toBe("?section=leads&lead=new"));
  expect(leads).toHaveLength(1);
});

it("leads to the import of the LinkedIn file", async () => {
  await renderScreen(overviewPath);
  await followLink("LinkedIn-Datei importieren");
  await findDialog("Leads importieren");
  expect(location.search).toBe("?section=leads&import=1");
});

it("hides the steps once they are dismissed, also after a reload", async () => {
  const { reload } = await renderScreen(overviewPath);
  await press("Ausblenden");
  await waitFor(() => expect(figures()).toHaveLength(4));
  await reload();
  await waitFor(() => expect(figures()).toHaveLength(4));
  expect(screen.queryByText("Erste Schritte")).toBeNull();
});

it("shows no steps once all are done, and none to an account of more than two weeks", async () => {
  const seed = { leads: [{}, {}, { followUpDate: "2030-03-12" }] };
  await renderScreen(overviewPath, { as: profile, seed });
  await waitFor(() => expect(figures()).toHaveLength(4));
  expect(screen.queryByText("Erste Schritte")).toBeNull();
  vi.setSystemTime("2027-03-01T09:00:00Z");
  const { stack, account } = await renderScreen(overviewPath);
  await expectText("0 von 3 erledigt");
  vi.setSystemTime("2027-03-15T09:00:01Z");
  const { json } = await stack.call("auth/login", { body: { email: account.user.email, password: account.password } });
  await renderScreen(overviewPath, { as: { ...account, token: (json as { token: string }).token } });
  await waitFor(() => expect(figures()).toHaveLength(4));
  expect(screen.queryByText("Erste Schritte")).toBeNull();
});
