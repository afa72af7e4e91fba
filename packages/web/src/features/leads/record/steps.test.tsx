import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findRecord, openRecord } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectToast, fill, press, user } from "../../../testing/user.ts";

const three = [{ name: "Anna" }, { name: "Björn" }, { name: "Cem" }];
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));

it("steps to the next and the previous lead in the order of the list, by buttons and with J and K", async () => {
  await renderScreen(`${crmPath}&sort=name`, { seed: { leads: three } });
  await openRecord("Anna");
  await user.keyboard("j");
  await findRecord("Björn");
  await expectAddress("&sort=name&lead=2");
  await press("Nächster Lead");
  await findRecord("Cem");
  await user.keyboard("j");
  await findRecord("Cem");
  await user.keyboard("kk");
  await findRecord("Anna");
  await expectAddress("&sort=name&lead=1");
});

it("keeps the order of the steps when an edit moves the lead to the top", async () => {
  await renderScreen(crmPath, { seed: { leads: three } });
  const record = await openRecord("Björn");
  await fill("Nächster Schritt", "Anrufen", record);
  await user.keyboard("{Enter}");
  await expectToast("Lead aktualisiert");
  await press("Nächster Lead");
  await findRecord("Anna");
});

it("steps through the columns of the board", async () => {
  const leads = [{ name: "Anna", status: "won" }, { name: "Björn" }, { name: "Cem", status: "won" }] as const;
  await renderScreen(`${crmPath}&view=board&lead=2`, { seed: { leads: [...leads] } });
  await findRecord("Björn");
  await screen.findByRole("button", { name: "Cem" });
  await user.keyboard("j");
  await findRecord("Cem");
  await user.keyboard("j");
  expect(await findRecord("Anna")).toBeTruthy();
});
