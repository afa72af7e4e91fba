import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads, findLeadsTable } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, selectOption } from "../../../testing/user.ts";

const many = Array.from({ length: 27 }, (_, index) => ({ name: `Lead ${index + 1}`, company: "Gemeinsam GmbH" }));
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));
const searchField = async () => (await findField("Leads suchen")).value;

it("keeps search, filter, order and page in the address, through a reload and the back button", async () => {
  const { reload } = await renderScreen(crmPath, {
    seed: { leads: [...many, { name: "Anderer", company: "Nord AG" }] },
  });
  await findLeadsTable();
  await fill("Leads suchen", "gemeinsam");
  await expectAddress("&search=gemeinsam");
  await selectOption("Status filtern", "Neu");
  await press("Name");
  await expectAddress("&search=gemeinsam&status=new&sort=name");
  await press("Nächste Seite");
  await expectAddress("&search=gemeinsam&status=new&sort=name&page=2");
  await expectLeads("Lead 26", "Lead 27");
  await reload();
  await expectLeads("Lead 26", "Lead 27");
  expect(await searchField()).toBe("gemeinsam");
  history.back();
  await expectText("1–25 von 27");
  await expectAddress("&search=gemeinsam&status=new&sort=name");
});

it("shows the search, order and page of a link", async () => {
  await renderScreen(`${crmPath}&search=lead&sort=-name&page=2`, { seed: { leads: many } });
  await expectLeads("Lead 2", "Lead 1");
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
  await fill("Leads suchen", "lead 27");
  await expectLeads("Lead 27");
  await expectAddress("&search=lead+27&sort=-name");
});

it("shows that the lead of a link no longer exists, and leads back to the list", async () => {
  await renderScreen(`${crmPath}&search=anna&lead=4711`, { seed: { leads: [{ name: "Anna" }] } });
  const record = await screen.findByRole("complementary", { name: "Lead" });
  await expectText("Diesen Lead gibt es nicht mehr", record);
  expect(within(record).queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  await press("Zu Ihren Leads", { container: record });
  await expectAddress("&search=anna");
  await expectLeads("Anna");
});

it.each(["&status=interested", "&sort=notes", "&page=0", "&page=zwei", "&status=&sort=-&page=99999999"])(
  "ignores invalid parameters: %s",
  async (unknown) => {
    await renderScreen(crmPath + unknown, { seed: { leads: [{ name: "Erster" }, { name: "Zweiter" }] } });
    await expectLeads("Zweiter", "Erster");
    const latest = screen.getByRole("columnheader", { name: "Letzte Aktivität" });
    expect(latest.getAttribute("aria-sort")).toBe("descending");
    expect(screen.getByRole("button", { name: /Status filtern/ }).textContent).toContain("Alle Status");
  },
);

it("returns from the board to the list with the back button", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Erster" }] } });
  await findLeadsTable();
  await press("Board", { role: "radio" });
  await expectAddress("&view=board");
  await screen.findByRole("row", { name: /Erster/ });
  history.back();
  await findLeadsTable();
  await expectAddress("");
});

it("writes the reversed default order to the address, but not the default order", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Erster" }, { name: "Zweiter" }] } });
  await expectLeads("Zweiter", "Erster");
  await press("Letzte Aktivität");
  await expectAddress("&sort=lastActivity");
  await expectLeads("Erster", "Zweiter");
  await press("Letzte Aktivität");
  await expectAddress("");
  await expectLeads("Zweiter", "Erster");
});

it("sorts by follow-up from the earliest, and by value from the largest", async () => {
  const leads = [
    { name: "Anna", followUpDate: "2030-03-12", dealValue: 900 },
    { name: "Björn", followUpDate: "2030-03-10", dealValue: 1200 },
    { name: "Cem" },
  ];
  await renderScreen(crmPath, { seed: { leads } });
  await findLeadsTable();
  await press("Follow-up", { container: screen.getByRole("columnheader", { name: "Follow-up" }) });
  await expectAddress("&sort=followUpDate");
  await expectLeads("Björn", "Anna", "Cem");
  await press("Wert");
  await expectAddress("&sort=-dealValue");
  await expectLeads("Björn", "Anna", "Cem");
});

it("starts at the first page when the order changes", async () => {
  await renderScreen(`${crmPath}&sort=name&page=2`, { seed: { leads: many } });
  await expectLeads("Lead 26", "Lead 27");
  await press("Name");
  await expectAddress("&sort=-name");
  await expectText("1–25 von 27");
});
