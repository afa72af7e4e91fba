import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { kpiDay, kpisPath, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { findField, user } from "../../../testing/user.ts";

const focused = () => document.activeElement?.getAttribute("aria-label");

async function openDays() {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  const days = [
    kpiDay("2027-03-01", { leadsKontaktiert: "12", interesseGezeigt: "3" }),
    kpiDay("2027-03-02", { leadsKontaktiert: "8" }),
  ];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  return as;
}

it("moves through the fields of one day with Enter, and back with Shift+Enter", async () => {
  const as = await openDays();
  const first = await findField("Leads kontaktiert, Di, 02.03.2027");
  await user.tripleClick(first);
  await user.keyboard("20{Enter}4{Enter}2{Enter}1{Enter}Logistik{Enter}Messe");
  expect(storedDays(as)).toMatchObject([
    { leadsKontaktiert: "12", interesseGezeigt: "3", terminVereinbart: "", notizen: "" },
    {
      ...{ leadsKontaktiert: "20", interesseGezeigt: "4", terminVereinbart: "2", projektGewonnen: "1" },
      ...{ zielgruppe: "Logistik", notizen: "Messe" },
    },
  ]);
  await user.click(await findField("Interesse gezeigt, Di, 02.03.2027"));
  for (const _ of ["to the first field", "already there"]) await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(document.activeElement).toBe(first);
});

it("starts a new line of the notes with Enter, and stays there", async () => {
  const as = await openDays();
  await user.click(await findField("Notizen, Di, 02.03.2027"));
  await user.keyboard("eins{Enter}zwei{Shift>}{Enter}{/Shift}drei");
  expect(storedDays(as).map(({ notizen }) => notizen)).toEqual(["", "eins\nzwei\ndrei"]);
});

it("stores no blank lines at the end of the notes", async () => {
  const as = await openDays();
  const notes = () => storedDays(as).map(({ notizen }) => notizen);
  await user.click(await findField("Notizen, Di, 02.03.2027"));
  await user.keyboard("eins{Enter}{Enter}zwei{Enter} {Enter}");
  await user.tab();
  expect(notes()).toEqual(["", "eins\n\nzwei"]);
  await user.click(await findField("Notizen, Di, 02.03.2027"));
  await user.keyboard("{Enter}");
  await user.tab();
  expect(notes()).toEqual(["", "eins\n\nzwei"]);
  await user.click(await findField("Notizen, Mo, 01.03.2027"));
  await user.keyboard("{Enter}");
  await user.tab();
  expect(notes()).toEqual(["", "eins\n\nzwei"]);
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
});

it("moves to the day below or above with the arrow keys, without selecting what that day has", async () => {
  const as = await openDays();
  await user.click(await findField("Leads kontaktiert, Di, 02.03.2027"));
  await user.keyboard("{ArrowDown}3");
  expect(focused()).toBe("Leads kontaktiert, Mo, 01.03.2027");
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("123");
  await user.keyboard("{ArrowDown}{ArrowUp}");
  expect(focused()).toBe("Leads kontaktiert, Di, 02.03.2027");
});

it("keeps a target group on one line of text", async () => {
  const as = await openDays();
  await user.click(await findField("Zielgruppe, Di, 02.03.2027"));
  await user.paste("Maschinenbau, Personalleitung");
  await user.keyboard("{Enter}");
  expect(storedDays(as)[1]?.zielgruppe).toBe("Maschinenbau, Personalleitung");
});
