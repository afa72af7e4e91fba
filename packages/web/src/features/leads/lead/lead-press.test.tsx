import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { crm, leadRow } from "../../../testing/crm.ts";
import { dialog, hands } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const given = { leads: [{ name: "Anna", company: "Müller & Söhne GmbH" }] };
const openTab = vi.fn();

beforeEach(() => {
  openTab.mockClear();
  vi.stubGlobal("open", openTab);
});

it.each([
  ["list", ""],
  ["board", "&view=board"],
])("opens a lead of the %s in a tab of its own with Ctrl, Cmd or the middle button [O193]", async (_, view) => {
  await renderScreen(crm + view, { given });
  const name = await screen.findByRole("button", { name: "Anna" });
  await hands.keyboard("{Control>}");
  await hands.click(name);
  await hands.keyboard("{/Control}{Meta>}");
  await hands.click(screen.getByText("Müller & Söhne GmbH"));
  await hands.keyboard("{/Meta}");
  await hands.pointer({ keys: "[MouseMiddle]", target: name });
  await hands.pointer({ keys: "[MouseRight]", target: name });
  const address = `${location.origin}${crm}${view}&lead=1`;
  expect(openTab.mock.calls.map(([url]) => String(url))).toEqual([address, address, address]);
  expect(location.pathname + location.search).toBe(crm + view);
  await hands.click(name);
  await dialog("Lead bearbeiten");
  expect(openTab).toHaveBeenCalledTimes(3);
});

it("does not open a lead in whose row a text was just marked, to copy it [O193]", async () => {
  await renderScreen(crm, { given });
  const company = await screen.findByText("Müller & Söhne GmbH");
  await hands.pointer([
    { keys: "[MouseLeft>]", target: company, offset: 0 },
    { target: company, offset: 6 },
    { keys: "[/MouseLeft]" },
  ]);
  expect(String(getSelection())).toBe("Müller");
  expect(location.pathname + location.search).toBe(crm);
  await hands.click(await leadRow("Anna"));
  await dialog("Lead bearbeiten");
});
