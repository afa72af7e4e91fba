import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, fill, findDialog, press } from "../../../../testing/user.ts";

it("the form of a new lead names the lead with the same name and company in another spelling", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Jürgen Großmann", company: "Müller & Söhne GmbH" }] } });
  await press("Neuer Lead");
  const dialog = await findDialog();
  await fill("Name", "Juergen Grossmann", dialog);
  await fill("Unternehmen", "Holzbau", dialog);
  expect(screen.queryByText(/gibt es wahrscheinlich schon/)).toBeNull();
  await fill("Unternehmen", "Mueller und Soehne", dialog);
  await expectText(/Diese Person gibt es wahrscheinlich schon:/, dialog);
  expect(screen.getByRole("link", { name: "Jürgen Großmann in neuem Tab öffnen" })).toBeTruthy();
});
