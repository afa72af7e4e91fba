import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm, expectLeads, leadsTable } from "../../../testing/crm.ts";
import { choose, dialog, expectText, field, fill, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const many = Array.from({ length: 27 }, (_, index) => ({ name: `Lead ${index + 1}`, company: "Gemeinsam GmbH" }));
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));
const searchField = async () => (await field("Leads suchen")).value;

it("keeps search, filter, order and page in the address, over a reload and the way back", async () => {
  const { reload } = await renderScreen(crm, { given: { leads: [...many, { name: "Anderer", company: "Nord AG" }] } });
  await leadsTable();
  await fill("Leads suchen", "gemeinsam");
  await expectAddress("&search=gemeinsam");
  await choose("Status filtern", "Neu");
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

it("shows what a link names, on its page from the start", async () => {
  await renderScreen(`${crm}&search=lead&sort=-name&page=2`, { given: { leads: many } });
  await expectLeads("Lead 2", "Lead 1");
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
  await fill("Leads suchen", "lead 27");
  await expectLeads("Lead 27");
  await expectAddress("&search=lead+27&sort=-name");
});

it("says that the lead of a link does not exist any more, and leads back to the others", async () => {
  await renderScreen(`${crm}&search=anna&lead=4711`, { given: { leads: [{ name: "Anna" }] } });
  const gone = await dialog("Lead");
  await expectText("Diesen Lead gibt es nicht mehr", gone);
  expect(within(gone).queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
  await press("Zu Ihren Leads", { at: gone });
  await expectAddress("&search=anna");
  await expectLeads("Anna");
});

it.each(["&status=interested", "&sort=notes", "&page=0", "&page=zwei", "&status=&sort=-&page=99999999"])(
  "takes %s for what the list begins with",
  async (unknown) => {
    await renderScreen(crm + unknown, { given: { leads: [{ name: "Erster" }, { name: "Zweiter" }] } });
    await expectLeads("Zweiter", "Erster");
    const latest = screen.getByRole("columnheader", { name: "Letzte Aktivität" });
    expect(latest.getAttribute("aria-sort")).toBe("descending");
    expect(screen.getByRole("button", { name: /Status filtern/ }).textContent).toContain("Alle Status");
  },
);

it("goes back from the board to the list", async () => {
  await renderScreen(crm, { given: { leads: [{ name: "Erster" }] } });
  await leadsTable();
  await press("Board", { role: "radio" });
  await expectAddress("&view=board");
  await screen.findByRole("row", { name: /Erster/ });
  history.back();
  await leadsTable();
  await expectAddress("");
});

it("begins at the first page of another order", async () => {
  await renderScreen(`${crm}&sort=name&page=2`, { given: { leads: many } });
  await expectLeads("Lead 26", "Lead 27");
  await press("Name");
  await expectAddress("&sort=-name");
  await expectText("1–25 von 27");
});
