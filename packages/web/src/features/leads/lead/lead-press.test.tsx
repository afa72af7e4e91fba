import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { crmPath, findRecord, openRecord } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { user } from "../../../testing/user.ts";

const seed = { leads: [{ name: "Anna", company: "Müller & Söhne GmbH" }] };
const openTab = vi.fn();

beforeEach(() => {
  openTab.mockClear();
  vi.stubGlobal("open", openTab);
});

it.each([
  ["list", ""],
  ["board", "&view=board"],
])("opens a lead of the %s in a new tab with Ctrl, Cmd or the middle button [O193]", async (_, view) => {
  await renderScreen(crmPath + view, { seed });
  const name = await screen.findByRole("button", { name: "Anna" });
  await user.keyboard("{Control>}");
  await user.click(name);
  await user.keyboard("{/Control}{Meta>}");
  await user.click(screen.getByText("Müller & Söhne GmbH"));
  await user.keyboard("{/Meta}");
  await user.pointer({ keys: "[MouseMiddle]", target: name });
  await user.pointer({ keys: "[MouseRight]", target: name });
  const address = `${location.origin}${crmPath}${view}&lead=1`;
  expect(openTab.mock.calls.map(([url]) => String(url))).toEqual([address, address, address]);
  expect(location.pathname + location.search).toBe(crmPath + view);
  await user.click(name);
  await findRecord("Anna");
  expect(openTab).toHaveBeenCalledTimes(3);
});

it("does not open a lead when the press selects text in its row [O193]", async () => {
  await renderScreen(crmPath, { seed });
  const company = await screen.findByText("Müller & Söhne GmbH");
  await user.pointer([
    { keys: "[MouseLeft>]", target: company, offset: 0 },
    { target: company, offset: 6 },
    { keys: "[/MouseLeft]" },
  ]);
  expect(String(getSelection())).toBe("Müller");
  expect(location.pathname + location.search).toBe(crmPath);
  await openRecord("Anna");
});
