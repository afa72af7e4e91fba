import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  applicationList,
  applicationTemplatesPath,
  expectTemplateCards,
  findEditor,
} from "../../../testing/templates.ts";
import { expectToast } from "../../../testing/user.ts";

const posts = "hot_bewerbung_savedPosts";
const flag = "hot_bewerbung_migrated_to_backend";
const listPath = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const created = (year: number) => `${year}-06-30T12:00:00.000Z`;
const legacy = [
  { title: "Neuer", content: "B", createdAt: created(2025) },
  { title: "Älter", content: "A", createdAt: created(2024) },
];
const storageWith = (entries: unknown) => ({ [posts]: JSON.stringify(entries) });

it("templates of earlier versions move to the account once, and a toast shows their number [TPL-45, TPL-48..51, TPL-53, TPL-56, TOAST-18]", async () => {
  const rendered = await renderScreen(applicationTemplatesPath, { browserStorage: storageWith(legacy) });
  await expectToast("Templates migriert!");
  await expectToast("2 Vorlagen aus diesem Browser stehen jetzt in Ihrem Konto.");
  await expectTemplateCards(await findEditor("Bewerbung"), "NeuerB", "ÄlterA");
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([null, "true"]);
  expect(await rendered.getFromApi<Template[]>(listPath)).toMatchObject([
    { title: "Neuer", createdAt: created(2025) },
    { title: "Älter", createdAt: created(2024) },
  ]);
  await rendered.reload();
  await expectTemplateCards(await findEditor("Bewerbung"), "NeuerB", "ÄlterA");
  expect(rendered.network.sent("templates/create")).toHaveLength(2);
});

it("nothing moves if the migration is done already [TPL-52]", async () => {
  const browserStorage = { ...storageWith(legacy), [flag]: "true" };
  const { network } = await renderScreen(applicationTemplatesPath, {
    browserStorage,
    seed: { templates: [applicationList] },
  });
  await expectTemplateCards(await findEditor("Bewerbung"), /^Nach einer Woche/);
  expect(network.sent()).toEqual([]);
  expect(localStorage.getItem(posts)).toBe(JSON.stringify(legacy));
});

it("unreadable templates are skipped, and the migration counts as done [TPL-54, TPL-55]", async () => {
  const { network } = await renderScreen(applicationTemplatesPath, { browserStorage: { [posts]: "{kaputt" } });
  await waitFor(() => expect(localStorage.getItem(flag)).toBe("true"));
  expect(localStorage.getItem(posts)).toBe("{kaputt");
  expect(network.sent()).toEqual([]);
  expect(screen.queryByText("Templates migriert!")).toBeNull();
});

it("templates that failed move on the next visit, and none is created twice [TPL-56]", async () => {
  const { account } = await renderScreen(applicationTemplatesPath, { browserStorage: storageWith(legacy) });
  await expectToast("Templates migriert!");
  // The server stores the template, but its answer is lost. The next visit must not create the template twice.
  const failing = { "templates/create": "lost" } as const;
  const secondVisit = await renderScreen(applicationTemplatesPath, {
    as: account,
    browserStorage: storageWith([{ title: "Dritter", content: "C" }]),
    failing,
  });
  await expectToast(/^Eine Vorlage bleibt vorerst nur in diesem Browser\./);
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([expect.any(String), null]);
  secondVisit.network.clearFailures();
  secondVisit.network.goOnline();
  await secondVisit.reload();
  await expectToast("Eine Vorlage aus diesem Browser steht jetzt in Ihrem Konto.");
  await expectTemplateCards(await findEditor("Bewerbung"), "DritterC", "NeuerB", "ÄlterA");
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([null, "true"]);
});

it("each entry has the same idempotency key in every attempt", async () => {
  const rendered = await renderScreen(applicationTemplatesPath, {
    failing: { "templates/create": { status: 500 } },
    browserStorage: storageWith(legacy),
  });
  await expectToast(/^2 Vorlagen bleiben vorerst nur in diesem Browser\./);
  await rendered.reload();
  await expectToast(/^2 Vorlagen bleiben vorerst nur in diesem Browser\./);
  const keys = rendered.network.sent("templates/create").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

it("valid entries move and invalid ones stay", async () => {
  const { network } = await renderScreen(applicationTemplatesPath, {
    browserStorage: storageWith([{ title: "Ohne Text" }, ...legacy]),
  });
  await expectToast("2 Vorlagen aus diesem Browser stehen jetzt in Ihrem Konto.");
  expect(network.sent("templates/create")).toHaveLength(2);
  expect(localStorage.getItem(posts)).toBe('[{"title":"Ohne Text"}]');
  expect(localStorage.getItem(flag)).toBeNull();
});
