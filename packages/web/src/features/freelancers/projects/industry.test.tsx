import { industries } from "@linkedpotential/contract/community/industries";
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, press, textOf, user } from "../../../testing/user.ts";

const path = (search: string) => `/business/dashboard?tab=crm&${search}`;
const as = { role: "business", name: "Petra Groß" } as const;

/** Opens the form for a new project and returns its field for the industry. */
async function openForm(button: string) {
  await press(button);
  const form = await findDialog("Neuer Auftrag");
  return { form, field: await within(form).findByLabelText(/^Branche/, { selector: "button" }) };
}

it.each([
  ["Social Media Management", "Online-Marketing & Performance"],
  ["Sonstiges", "Sonstiges"],
])(
  "a project published from a search in the area %s starts with the industry %s [COMM-22, COMM-23]",
  async (...names) => {
    const [area, industry] = names;
    await renderScreen(path(new URLSearchParams({ area, skill: "gibtesnicht" }).toString()), { as });
    const { form, field } = await openForm("Als Auftrag ausschreiben");
    expect(textOf(field)).toBe(industry);
    await expectText(/^Es zählt die gesuchte Arbeit, nicht Ihr Unternehmen\./, form);
    await user.click(field);
    const options = within(await within(document.body).findByRole("listbox")).getAllByRole("option");
    expect(options.map(textOf)).toEqual([...industries]);
  },
);

it.each([
  ["skill=gibtesnicht", "Als Auftrag ausschreiben"],
  ["view=projects&area=Sonstiges", "Neuer Auftrag"],
])("a project has no industry at first when no search names an area: %s", async (search, button) => {
  await renderScreen(path(search), { as });
  const { field } = await openForm(button);
  expect(textOf(field)).toBe("Bitte wählen");
});
