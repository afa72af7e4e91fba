import { billingCalls } from "@linkedpotential/local/testing/billing";
import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openProfileDialog } from "../testing/profile-dialogs.ts";
import { renderScreen } from "../testing/screen.tsx";
import { findDialog, press } from "../testing/user.ts";

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
  ])("find the autofill tokens of the fields at %s", async (path, expected) => {
    await renderScreen(path, { as: "nobody" });
    await waitFor(() => expect(tokensOf(document)).toMatchObject(expected));
  });

  it("find the autofill tokens of the profile and the password form", async () => {
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

  it("find the autofill tokens of a billing address", async () => {
    const { stack } = await renderScreen(overview, { as: "nobody" });
    const account = await billingCalls(stack).subscriber();
    await renderScreen("/freelance/dashboard?section=billing", { as: account });
    await press("Rechnungsanschrift");
    expect(tokensOf(await findDialog("Rechnungsanschrift"))).toEqual({
      name: "name",
      company: "organization",
      street: "street-address",
      postalCode: "postal-code",
      city: "address-level2",
    });
  });

  it("do not offer the person's own name and address in the form of a lead", async () => {
    await renderScreen("/freelance/dashboard?section=leads&lead=new");
    const form = await findDialog("Neuer Lead");
    await press("Mehr Angaben", { container: form });
    await within(form).findByLabelText("LinkedIn-Profil");
    const fields = ["name", "company", "position", "email", "phone", "linkedinUrl"];
    expect(tokensOf(form)).toMatchObject(Object.fromEntries(fields.map((name) => [name, "off"])));
  });
});
