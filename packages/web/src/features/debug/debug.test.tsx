import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../testing/navigation.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { signIn } from "../../testing/sign-in.ts";
import { expectText, expectToast, findConfirmation, findDialog, press, textOf, user } from "../../testing/user.ts";

const posts = "freelance_vorstellung-geschäftsführer_savedPosts";
const flag = "freelance_vorstellung-geschäftsführer_migrated_to_backend";

it("a visitor has to sign in and then returns to the debug page [ROUTE-22, DEBUG-04-NS, D26]", async () => {
  const { account } = await renderScreen("/debug");
  await renderScreen("/debug", { as: "nobody" });
  expect(await findDialog("Anmelden")).toBeTruthy();
  expect(location.pathname).not.toBe("/debug");
  await signIn(account.user.email, account.password);
  await expectPath("/debug");
  await waitFor(() => expect(document.title).toBe("Lokale Einträge · LinkedPotential"));
});

it("the debug page lists saved posts and templates of this browser only [DEBUG-01, DEBUG-03, ROUTE-104, ROUTE-106, STORE-07, STORE-08]", async () => {
  const { account } = await renderScreen("/debug");
  await expectText("Keine lokalen Einträge");
  const entries = {
    [posts]: JSON.stringify([{ title: "Größere Angebote für den Mittelstand", content: "…" }, { content: "…" }]),
    [flag]: "true",
    template_entwurf: "{kaputt",
    etwasAnderes: "nicht gezeigt",
  };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  await press("Aktualisieren");
  await expectText(posts);
  const rows = within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .filter((row) => within(row).queryByRole("button"));
  expect(rows).toHaveLength(3);
  const row = (key: string) => rows.find((candidate) => textOf(candidate).startsWith(key));
  for (const words of ["2 Beiträge", "Größere Angebote für den Mittelstand", "Ohne Titel"])
    expect(textOf(row(posts))).toContain(words);
  expect(textOf(row("template_entwurf"))).toContain("Inhalt ist kein gültiges JSON");
  expect(document.body.textContent).not.toContain("etwasAnderes");
  expect(document.body.textContent).not.toContain(account.token);
  const raw = row(posts)?.querySelector("details");
  expect(raw?.open).toBe(false);
  await user.click(within(raw ?? document.body).getByText("Rohdaten anzeigen"));
  expect(raw?.open).toBe(true);
  expect(textOf(raw)).toContain('{"title":"Größere Angebote');
});

it("an entry is deleted after a confirmation [DEBUG-02, DEBUG-05-NS, ROUTE-105]", async () => {
  await renderScreen("/debug", { browserStorage: { [posts]: "[]", [flag]: "true" } });
  const remove = `${posts} löschen`;
  await press(remove);
  await press("Abbrechen", { container: await findConfirmation() });
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(remove));
  await press(remove);
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Eintrag gelöscht");
  await waitFor(() => expect(screen.queryByText(posts)).toBeNull());
  await expectText(flag);
  const stored = Object.keys(localStorage);
  expect(stored).not.toContain(posts);
  expect(stored).toContain(flag);
});
