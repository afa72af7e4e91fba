import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, openLeadForm } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { fill, press } from "../../../testing/user.ts";

const contactLinks = async () =>
  within(await screen.findByRole("list", { name: "Kontakt aufnehmen" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("offers links to the saved e-mail address, phone number and LinkedIn profile of a lead", async () => {
  const anna = { name: "Anna", phone: "+49 (0)40 123-456", linkedinUrl: "https://www.linkedin.com/in/anna" };
  await renderScreen(crmPath, { seed: { leads: [{ ...anna, email: "anna@beispiel.de" }] } });
  await openLeadForm("Anna");
  const known = ["tel:+4940123456", "https://www.linkedin.com/in/anna"];
  expect(await contactLinks()).toEqual(["mailto:anna@beispiel.de", ...known]);
  await fill("E-Mail", "anna@neu.de");
  expect(await contactLinks()).toEqual(["mailto:anna@beispiel.de", ...known]);
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openLeadForm("Anna");
  await waitFor(async () => expect(await contactLinks()).toEqual(["mailto:anna@neu.de", ...known]));
});

it("shows no contact links when none of the three can be used", async () => {
  await renderScreen(crmPath, {
    seed: { leads: [{ name: "Anna", phone: "nach 17 Uhr", email: "", linkedinUrl: "" }] },
  });
  await openLeadForm("Anna");
  expect(screen.queryByRole("list", { name: "Kontakt aufnehmen" })).toBeNull();
});
