import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { crmPath, findLeadsTable } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findField, press, user } from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

/** Collects the files that the page saves, with their names. */
function savedFiles() {
  const files: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${contents.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  return files;
}

const open = () => renderScreen(crmPath, { seed: { leads: ["Anna", "Björn", "Cem"].map((name) => ({ name })) } });
const select = async (...names: string[]) => {
  await findLeadsTable();
  for (const name of names) await user.click(await findField(`${name} auswählen`));
};

it("exports exactly the selected leads, in the columns of the export of all leads", async () => {
  const files = savedFiles();
  const { network } = await open();
  await select("Cem", "Anna");
  await press("Exportieren");
  await waitFor(() => expect(files).toHaveLength(1));
  expect(network.sent("leads/export-selected")).toHaveLength(1);
  await press("Import und Export");
  await press("CSV exportieren", { role: "menuitem" });
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual(["leads-2027-03-10.csv", "leads-2027-03-10.csv"]);
  const [selected = [], all = []] = await Promise.all(
    files.map(async ({ content }) => (await content.text()).split("\r\n")),
  );
  const [head, anna, bjoern, cem, end] = all;
  expect([anna, bjoern, cem].map((line) => line?.split(";")[0])).toEqual(["Anna", "Björn", "Cem"]);
  expect(selected).toEqual([head, anna, cem, end]);
});

it("exports no selected lead that a search hides", async () => {
  savedFiles();
  const { network, leads } = await open();
  await select("Anna", "Björn");
  await fill("Leads suchen", "Björn");
  await expectText("1 Lead ausgewählt");
  await press("Exportieren");
  await waitFor(() =>
    expect(network.sent("leads/export-selected").map(({ body }) => body)).toEqual([{ ids: [leads[1]?.id] }]),
  );
});

it("says at once why nothing could be exported, and keeps the selection", async () => {
  const files = savedFiles();
  const { network } = await open();
  await select("Anna");
  network.goOffline();
  await press("Exportieren");
  await expectToast("Die Leads konnten nicht exportiert werden");
  await expectToast(/^Keine Verbindung/);
  expect(files).toEqual([]);
  network.goOnline();
  await press("Exportieren");
  await waitFor(() => expect(files).toHaveLength(1));
});
