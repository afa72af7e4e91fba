import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm, leadRow } from "../../../testing/crm.ts";
import { dialog, fill, hands, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const ways = async () =>
  within(await screen.findByRole("list", { name: "Kontakt aufnehmen" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("offers the ways to reach a lead, as they are saved", async () => {
  const anna = { name: "Anna", phone: "+49 (0)40 123-456", linkedinUrl: "https://www.linkedin.com/in/anna" };
  await renderScreen(crm, { given: { leads: [{ ...anna, email: "anna@beispiel.de" }] } });
  await hands.click(await leadRow("Anna"));
  await dialog("Lead bearbeiten");
  const known = ["tel:+4940123456", "https://www.linkedin.com/in/anna"];
  expect(await ways()).toEqual(["mailto:anna@beispiel.de", ...known]);
  await fill("E-Mail", "anna@neu.de");
  expect(await ways()).toEqual(["mailto:anna@beispiel.de", ...known]);
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hands.click(await leadRow("Anna"));
  await waitFor(async () => expect(await ways()).toEqual(["mailto:anna@neu.de", ...known]));
});

it("offers nothing where no way is known", async () => {
  await renderScreen(crm, { given: { leads: [{ name: "Anna", phone: "nach 17 Uhr", email: "", linkedinUrl: "" }] } });
  await hands.click(await leadRow("Anna"));
  await dialog("Lead bearbeiten");
  expect(screen.queryByRole("list", { name: "Kontakt aufnehmen" })).toBeNull();
});
