import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ariaKeys, keyNames } from "../../../lib/shortcuts/keys.ts";
import { crmPath } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, findDialog, press, textOf, user } from "../../../testing/user.ts";

const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

afterEach(() => vi.restoreAllMocks());

it("N makes a task, and in the CRM a lead; ? lists what works on the screen", async () => {
  await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  await user.keyboard("n");
  await findDialog("Neue Aufgabe");
  await user.keyboard("{Escape}");
  await expectClosed();
  await user.keyboard("?");
  const list = within(await findDialog("Tastenkürzel")).getByRole("list");
  await waitFor(() => expect(within(list).getAllByRole("listitem").map(textOf)).toContain("Neue AufgabeN"));
  expect(within(list).getAllByRole("listitem").map(textOf)).toContain("Suchen oder eintragenStrgK");
  await user.keyboard("{Escape}");
  await expectClosed();
  await renderScreen(crmPath);
  await expectHeading("CRM");
  await user.keyboard("n");
  await findDialog(/Lead/);
  expect(location.search).toContain("lead=new");
});

it("/ moves the focus into the search of the section, and opens the palette where there is none", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const field = await screen.findByRole("searchbox");
  await user.keyboard("/");
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe("");
  await renderScreen("/freelance/dashboard?section=kpis");
  await expectHeading("KPIs Tracking");
  await user.keyboard("/");
  await findDialog("Suchen oder eintragen");
});

it("single keys do nothing while somebody types, in a select, and in a dialog", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const field = await screen.findByRole("searchbox");
  await user.type(field, "nn?/");
  expect((field as HTMLInputElement).value).toBe("nn?/");
  expect(screen.queryByRole("dialog")).toBeNull();
  await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  await user.keyboard("?");
  await findDialog("Tastenkürzel");
  await user.keyboard("n");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

it("single keys can be switched off on this device, those with Strg keep working", async () => {
  const { reload } = await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  await user.keyboard("?");
  await findDialog("Tastenkürzel");
  await press(/^Kürzel mit einer Taste/, { role: "switch" });
  await user.keyboard("{Escape}");
  await expectClosed();
  await reload();
  await expectHeading(/^Guten /);
  await user.keyboard("n?/");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await findDialog("Suchen oder eintragen");
});

it("names the keys of the system: ⌘ on a Mac, Strg elsewhere", () => {
  expect([keyNames("mod+k", "Strg"), ariaKeys("mod+k"), keyNames("n", "Strg")]).toEqual([
    ["Strg", "K"],
    "Control+K",
    ["N"],
  ]);
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  expect([keyNames("mod+k", "Strg"), ariaKeys("mod+k")]).toEqual([["⌘", "K"], "Meta+K"]);
});
