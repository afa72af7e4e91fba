import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath, findLeadRow, findLeadsTable } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { press, textOf, user } from "../../../../testing/user.ts";

const heads = () => screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-label") ?? textOf(head));
const defaults = [
  "Name",
  "Unternehmen",
  "Position",
  "Status",
  "Abschluss in %",
  "Nächster Schritt",
  "Follow-up",
  "Wert",
];

it("shows the default columns, and others when they are chosen", async () => {
  const lead = { name: "Anna", tags: ["SAP", "Java"], salutation: "ms", source: "event", rhythmWeeks: 4 } as const;
  const { reload, network } = await renderScreen(crmPath, { seed: { leads: [{ ...lead, tags: [...lead.tags] }] } });
  await findLeadsTable();
  expect(heads().slice(1, -1)).toEqual([...defaults, "Letzte Aktivität"]);
  await press("Spalten");
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Name" })).disabled).toBe(true);
  for (const name of ["Position", "Schlagwörter", "Anrede", "Quelle", "Rhythmus"]) {
    await user.click(screen.getByRole("checkbox", { name }));
  }
  await user.keyboard("{Escape}");
  await waitFor(() => expect(heads()).toContain("Rhythmus"));
  await waitFor(() => expect(network.sent("user/update-work-settings")).toHaveLength(5));
  await network.settled();
  await reload();
  const row = textOf(await findLeadRow("Anna"));
  expect(["SAP, Java", "Frau", "Veranstaltung", "alle 4 Wochen"].filter((text) => !row.includes(text))).toEqual([]);
  expect(heads()).not.toContain("Position");
});

it("moves a column up and down by keyboard, keeps the focus, and saves the order", async () => {
  const { reload, network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  await findLeadsTable();
  await press("Spalten");
  const up = await screen.findByRole("button", { name: "Spalte „Status“ nach oben" });
  up.focus();
  await user.keyboard("{Enter}");
  await screen.findByText("Status: Platz 3 von 9");
  await user.keyboard("{Enter}{Enter}");
  await screen.findByText("Status: Platz 2 von 9");
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: /^Spalte „Name“/ })).toBeNull();
  await press("Spalte „Abschluss in %“ nach unten");
  await press("Spalte „Letzte Aktivität“ nach oben");
  await user.click(screen.getByRole("checkbox", { name: "Anrede" }));
  await user.click(screen.getByRole("checkbox", { name: "Position" }));
  await user.keyboard("{Escape}");
  const expected = [
    ...[
      "Name",
      "Status",
      "Unternehmen",
      "Anrede",
      "Nächster Schritt",
      "Abschluss in %",
      "Follow-up",
      "Letzte Aktivität",
    ],
    "Wert",
  ];
  await waitFor(() => expect(heads().slice(1, -1)).toEqual(expected));
  await waitFor(() => expect(network.sent("user/update-work-settings")).toHaveLength(6));
  await network.settled();
  await reload();
  await findLeadsTable();
  expect(heads().slice(1, -1)).toEqual(expected);
});

it("changes the width of a column by keyboard and by dragging, and saves it", async () => {
  const { network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const table = await findLeadsTable();
  const width = () => table.style.getPropertyValue("--company");
  const handle = screen.getByRole("separator", { name: "Breite von Unternehmen" });
  handle.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  // Nothing is laid out here, so the width starts at its minimum.
  expect(width()).toBe("0 0 80px");
  expect(network.sent("user/update-work-settings")).toEqual([]);
  await user.tab();
  const saved = () => network.sent("user/update-work-settings").map(({ body }) => body);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    leadColumns: expect.arrayContaining([{ id: "company", width: 80 }, { id: "name" }]),
  });
  fireEvent.pointerDown(handle, { clientX: 100 });
  fireEvent.pointerMove(handle, { clientX: 300 });
  fireEvent.pointerUp(handle);
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(width()).toBe("0 0 200px");
  fireEvent.doubleClick(handle);
  await waitFor(() => expect(width()).toMatch(/^3 1 /));
});

it("gives a text a tooltip only while it is cut", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna", company: "Donaudampfschifffahrtsgesellschaft" }] } });
  const company = await screen.findByText("Donaudampfschifffahrtsgesellschaft");
  fireEvent.pointerOver(company);
  expect(company.title).toBe("");
  vi.spyOn(company, "scrollWidth", "get").mockReturnValue(300);
  fireEvent.pointerOver(company);
  expect(company.title).toBe("Donaudampfschifffahrtsgesellschaft");
});

it("names how far away a date is, and the whole date in a tooltip", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const leads = [{ name: "Anna", followUpDate: "2027-03-24" }];
  await renderScreen(crmPath, { seed: { leads } });
  const row = await findLeadRow("Anna");
  expect(textOf(row.querySelector("[data-column=followUpDate]"))).toBe("24.03.2027in 2 Wochen");
  const activity = row.querySelector<HTMLElement>("[data-column=lastActivity] time");
  expect([textOf(activity), activity?.title]).toEqual(["heute", "10.03.2027"]);
});
