import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, press, user } from "../../../testing/user.ts";

const path = "/admin?tab=users";

let files: Blob[];
beforeEach(() => {
  files = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
});

const namesIn = async (file: Blob | undefined) => {
  const [, ...lines] = ((await file?.text()) ?? "").trim().split("\r\n");
  return lines.map((line) => line.split(";")[1]);
};

/** Creates more accounts with this name than a page shows. */
async function addMany(lastName: string, count = 55) {
  const names = Array.from({ length: count }, (_, nth) => `Person${String(nth).padStart(3, "0")} ${lastName}`);
  for (const name of names) await readyAccount({ name });
  await indexAccounts();
  return names;
}

it("all hits of a search are saved as CSV, also those on pages that are not shown", async () => {
  const names = await addMany("Seitenweise");
  const { network } = await renderScreen(`${path}&search=seitenweise`, { isAdmin: true });
  await expectText("55 Treffer");
  await press("Alle als CSV speichern");
  await expectToast("55 Konten gespeichert");
  expect((await namesIn(files[0])).toSorted()).toEqual(names);
  expect(await files[0]?.text()).toMatch(/^\uFEFFId;Name;E-Mail;/);
  expect(network.sent("admin/list-users")).toHaveLength(3);
  await expectText("55 Treffer");
});

it("all accounts of a filter are saved as CSV, in the order of the list", async () => {
  await readyAccount({ name: "Willi Klein", role: "business", plan: "premium" });
  await readyAccount({ name: "Anna Klein", role: "business", plan: "premium" });
  await indexAccounts();
  await renderScreen(`${path}&role=business&plan=premium&sort=name`, { isAdmin: true });
  await press("Alle als CSV speichern");
  await expectToast(/^\d+ Konten gespeichert$/);
  const names = await namesIn(files[0]);
  expect(names.filter((name) => name?.endsWith(" Klein"))).toEqual(["Anna Klein", "Willi Klein"]);
});

it("saving shows its progress, and can be stopped", async () => {
  await readyAccount({ name: "Stefan Stopp" });
  await indexAccounts();
  const { network } = await renderScreen(`${path}&search=stopp`, { isAdmin: true });
  const save = await screen.findByRole("button", { name: "Alle als CSV speichern" });
  const release = network.hold("admin/list-users");
  await user.click(save);
  await screen.findByRole("progressbar", { name: "0 Konten geladen" });
  await press("Abbrechen");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(document.activeElement).toBe(save);
  release();
  await network.settled();
  expect(files).toEqual([]);
  await press("Alle als CSV speichern");
  await expectToast("1 Konto gespeichert");
});

it("a failure is shown, saves nothing, and saving can be repeated", async () => {
  await readyAccount({ name: "Fiona Fehler" });
  await indexAccounts();
  const { network } = await renderScreen(`${path}&search=fiona`, { isAdmin: true });
  await expectText("1 Treffer");
  network.goOffline();
  await press("Alle als CSV speichern");
  await expectToast("Die Konten konnten nicht gespeichert werden");
  expect(files).toEqual([]);
  network.goOnline();
  await press("Alle als CSV speichern");
  await expectToast("1 Konto gespeichert");
});
