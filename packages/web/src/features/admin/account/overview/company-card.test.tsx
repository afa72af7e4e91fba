import { newEmail } from "@linkedpotential/fixtures/accounts";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectHeading, expectText, press, textOf } from "../../../../testing/user.ts";

async function openOwner() {
  const owner = await readyAccount({ role: "business", name: "Petra Groß" }, true);
  const shown = await renderScreen(`/admin/users/${owner.user.id}`, { isAdmin: true });
  const title = await screen.findByRole("heading", { name: "Unternehmen" });
  return { ...shown, owner, card: title.closest("section") as HTMLElement };
}

it("the page of a business shows its company and leads to its colleagues", async () => {
  const { stack, owner, card, reload } = await openOwner();
  await expectText(/^Ein Unternehmen entsteht, wenn/, card);
  const { member, invite } = companyCalls(stack);
  await member(owner, "Jan Süd");
  await invite(owner);
  await stack.call("business/update-company", { token: owner.token, body: { name: "Groß & Söhne" } });
  await reload();
  await expectText("Groß & Söhne");
  const facts = screen.getAllByRole("definition").map(textOf);
  expect(facts).toEqual(expect.arrayContaining(["Groß & Söhne", "Leitung", "1", "Keiner"]));
  const colleagues = await screen.findByRole("list", { name: "Weitere Mitglieder" });
  await press("Jan Süd", { role: "link", container: colleagues });
  await expectHeading("Jan Süd");
  await expectText("Mitglied");
  const others = await screen.findByRole("list", { name: "Weitere Mitglieder" });
  expect(within(others).getAllByRole("listitem").map(textOf)).toEqual(["Petra Groß · Leitung"]);
});

it("the registration code leads to the codes, which are filtered by it", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const { token } = account;
  const code = { maxUses: 1, expiresAt: "2100-01-01T00:00:00.000Z", note: "Messe" };
  const { code: registrationCode } = (await stack.call("admin/create-code", { token, body: code })).json as {
    code: string;
  };
  const body = { name: "Petra Groß", email: newEmail(), password: "geheim-und-lang", registrationCode };
  await stack.call("auth/register-business", { body });
  const uses = await stack.call("admin/list-code-uses", { token, params: { code: registrationCode } });
  const [use] = uses.json as { userId: number }[];
  await renderScreen(`/admin/users/${use?.userId}`, { isAdmin: true, as: account });
  await press(registrationCode.replace(/.{4}(?=.)/g, "$& "), { role: "link" });
  await expectText("Messe");
  expect(location.search).toBe(`?tab=codes&note=${registrationCode}`);
});

it("freelancers have no company", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  await screen.findByRole("heading", { name: "Notiz für Admins" });
  expect(screen.queryByRole("heading", { name: "Unternehmen" })).toBeNull();
});
