import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectToast } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { applications, editor, expectCards, hotTemplates } from "../../../testing/templates.ts";

const posts = "hot_bewerbung_savedPosts";
const flag = "hot_bewerbung_migrated_to_backend";
const stored = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const created = (year: number) => `${year}-06-30T12:00:00.000Z`;
const legacy = [
  { title: "Neuer", content: "B", createdAt: created(2025) },
  { title: "Älter", content: "A", createdAt: created(2024) },
];
const keep = (entries: unknown) => ({ [posts]: JSON.stringify(entries) });

it("moves what earlier versions kept into the account, once, and says how many [TPL-45, TPL-48..51, TPL-53, TPL-56, TOAST-18]", async () => {
  const shown = await renderScreen(hotTemplates, { kept: keep(legacy) });
  await expectToast("Templates migriert!");
  await expectToast("2 Vorlagen aus diesem Browser stehen jetzt in Ihrem Konto.");
  await expectCards(await editor("Bewerbung"), "NeuerB", "ÄlterA");
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([null, "true"]);
  expect(await shown.stored<Template[]>(stored)).toMatchObject([
    { title: "Neuer", createdAt: created(2025) },
    { title: "Älter", createdAt: created(2024) },
  ]);
  await shown.reload();
  await expectCards(await editor("Bewerbung"), "NeuerB", "ÄlterA");
  expect(shown.network.sent("templates/create")).toHaveLength(2);
});

it("moves nothing where that was done before [TPL-52]", async () => {
  const kept = { ...keep(legacy), [flag]: "true" };
  const { network } = await renderScreen(hotTemplates, { kept, given: { templates: [applications] } });
  await expectCards(await editor("Bewerbung"), /^Nach einer Woche/);
  expect(network.sent()).toEqual([]);
  expect(localStorage.getItem(posts)).toBe(JSON.stringify(legacy));
});

it("only remembers that it tried where nothing can be read [TPL-54, TPL-55]", async () => {
  const { network } = await renderScreen(hotTemplates, { kept: { [posts]: "{kaputt" } });
  await waitFor(() => expect(localStorage.getItem(flag)).toBe("true"));
  expect(localStorage.getItem(posts)).toBe("{kaputt");
  expect(network.sent()).toEqual([]);
  expect(screen.queryByText("Templates migriert!")).toBeNull();
});

it("keeps what failed for the next visit, and posts nothing twice [TPL-56]", async () => {
  const { account } = await renderScreen(hotTemplates, { kept: keep(legacy) });
  await expectToast("Templates migriert!");
  // The first template is stored although its answer was lost; the second is not.
  const failing = { "templates/create": "lost" } as const;
  const again = await renderScreen(hotTemplates, {
    as: account,
    kept: keep([{ title: "Dritter", content: "C" }]),
    failing,
  });
  await expectToast(/^Eine Vorlage bleibt vorerst nur in diesem Browser\./);
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([expect.any(String), null]);
  again.network.heal();
  again.network.goOnline();
  await again.reload();
  await expectToast("Eine Vorlage aus diesem Browser steht jetzt in Ihrem Konto.");
  await expectCards(await editor("Bewerbung"), "DritterC", "NeuerB", "ÄlterA");
  expect([localStorage.getItem(posts), localStorage.getItem(flag)]).toEqual([null, "true"]);
});

it("sends each entry with the same key in every tab", async () => {
  const shown = await renderScreen(hotTemplates, {
    failing: { "templates/create": { status: 500 } },
    kept: keep(legacy),
  });
  await expectToast(/^2 Vorlagen bleiben vorerst nur in diesem Browser\./);
  await shown.reload();
  await expectToast(/^2 Vorlagen bleiben vorerst nur in diesem Browser\./);
  const keys = shown.network.sent("templates/create").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

it("moves what it understands and leaves the rest", async () => {
  const { network } = await renderScreen(hotTemplates, { kept: keep([{ title: "Ohne Text" }, ...legacy]) });
  await expectToast("2 Vorlagen aus diesem Browser stehen jetzt in Ihrem Konto.");
  expect(network.sent("templates/create")).toHaveLength(2);
  expect(localStorage.getItem(posts)).toBe('[{"title":"Ohne Text"}]');
  expect(localStorage.getItem(flag)).toBeNull();
});
