import { billingCalls } from "@linkedpotential/local/testing/billing";
import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dialog, press } from "../testing/person.ts";
import { openProfileDialog } from "../testing/profile-dialogs.ts";
import { renderScreen } from "../testing/screen.tsx";

const overview = "/freelance/dashboard?section=dashboard";

/** Returns the `autocomplete` token of each field by its name. */
const tokensOf = (at: ParentNode): Record<string, string | null> =>
  Object.fromEntries(
    [...at.querySelectorAll<HTMLInputElement>("input[name]")].map((field) => [
      field.name,
      field.getAttribute("autocomplete"),
    ]),
  );

describe("browsers and password managers [O200]", () => {
  it.each([
    ["/landing/freelance#anmelden", { email: "username", password: "current-password" }],
    [
      "/landing/freelance#registrieren",
      { name: "name", email: "username", password: "new-password", confirmation: "new-password" },
    ],
    [
      "/business#registrieren",
      {
        registrationCode: "off",
        name: "name",
        email: "username",
        password: "new-password",
        confirmation: "new-password",
      },
    ],
    ["/freelance/forgot-password", { email: "username" }],
    ["/vertrag-kuendigen", { name: "name", email: "email" }],
  ])("know what belongs in the fields of %s", async (path, expected) => {
    await renderScreen(path, { as: "nobody" });
    await waitFor(() => expect(tokensOf(document)).toMatchObject(expected));
  });

  it("know what belongs in the profile and among passwords", async () => {
    await renderScreen(overview);
    const profile = tokensOf(await openProfileDialog("Profil bearbeiten"));
    expect(profile).toMatchObject({ name: "name", email: "email", linkedinUrl: "url" });
    await press("Abbrechen");
    expect(tokensOf(await openProfileDialog("Login & Sicherheit"))).toEqual({
      username: "username",
      currentPassword: "current-password",
      newPassword: "new-password",
      confirmation: "new-password",
    });
  });

  it("know what belongs in an address for invoices", async () => {
    const { stack } = await renderScreen(overview, { as: "nobody" });
    const account = await billingCalls(stack).subscriber();
    await renderScreen("/freelance/dashboard?section=billing", { as: account });
    await press("Rechnungsanschrift");
    expect(tokensOf(await dialog("Rechnungsanschrift"))).toEqual({
      name: "name",
      company: "organization",
      street: "street-address",
      postalCode: "postal-code",
      city: "address-level2",
    });
  });

  it("do not offer one's own name and addresses for those of a lead", async () => {
    await renderScreen("/freelance/dashboard?section=leads&lead=new");
    const form = await dialog("Neuer Lead");
    await within(form).findByLabelText("Name");
    const fields = ["name", "company", "position", "email", "phone", "linkedinUrl"];
    expect(tokensOf(form)).toMatchObject(Object.fromEntries(fields.map((name) => [name, "off"])));
  });
});
