import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads, fillRequiredLeadFields } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, user } from "../../../testing/user.ts";

const newLeadPage = `${crmPath}&lead=new`;
const create = () => press("Lead erstellen");
const showMore = () => press("Mehr Angaben");
const value = async (label: string) => (await findField(label)).value;
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("asks for what is required, the follow-up and the value first, and opens the other fields when one has a problem", async () => {
  const { network } = await renderScreen(newLeadPage);
  const form = await findDialog("Neuer Lead");
  await findField("Auftragswert", form);
  const labels = () =>
    within(form)
      .getAllByRole("textbox")
      .map((field) => field.getAttribute("name"));
  expect(labels()).toEqual(["name", "company", "position", "dealValue"]);
  expect(within(form).getByRole("group", { name: "Follow-up-Datum" })).toBeTruthy();
  await showMore();
  await fill("E-Mail", "keine-adresse");
  await fillRequiredLeadFields("Jürgen Groß");
  await showMore();
  expect(within(form).queryByLabelText("E-Mail")).toBeNull();
  await create();
  await expectText("Gültige E-Mail erforderlich");
  await fill("E-Mail", "juergen@beispiel.de");
  await create();
  await expectToast("Lead erstellt");
  expect(network.sent("leads/create").map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: "Jürgen Groß", email: "juergen@beispiel.de" }),
  ]);
});

it.each([
  ["Ctrl and Enter", () => user.keyboard("{Control>}{Enter}{/Control}")],
  ["the button", () => press(/^Speichern und nächster/)],
])("saves and starts the next lead with %s", async (_, saveAndNext) => {
  await renderScreen(newLeadPage);
  await fillRequiredLeadFields("Anna");
  await saveAndNext();
  await expectToast("Lead erstellt");
  await waitFor(async () => expect(await value("Name")).toBe(""));
  await waitFor(async () => expect(document.activeElement).toBe(await findField("Name")));
  await fillRequiredLeadFields("Björn");
  await create();
  await expectClosed();
  await expectLeads("Björn", "Anna");
});

it("keeps the form on Enter in an empty tag field, and makes two tags of a list", async () => {
  const { network } = await renderScreen(`${crmPath}&lead=1&edit=1`, { seed: { leads: [{ name: "Anna", tags: [] }] } });
  await user.type(await findField("Schlagwörter"), "{Enter}");
  await user.type(await findField("Schlagwörter"), "SAP, Java{Enter}");
  expect(await findDialog("Lead bearbeiten")).toBeTruthy();
  expect(network.sent("leads/update")).toHaveLength(0);
  await press("Speichern");
  await expectToast("Lead aktualisiert");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual([{ tags: ["SAP", "Java"] }]);
});
