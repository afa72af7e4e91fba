import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findRecord } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectHeading, fill, findDialog, press, user } from "../../../../testing/user.ts";

async function runAction(name: string): Promise<void> {
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await findDialog("Suchen oder eintragen");
  await fill("Suchen oder eintragen", name, dialog);
  await press(name, { role: "menuitem", container: dialog });
}

it("opens the import of leads from another section", async () => {
  await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  await runAction("Leads importieren");
  await findDialog("Leads importieren");
  expect(location.search).toBe("?section=leads&import=1");
});

it("opens the import of leads in place of an open lead, and keeps the filters of the list", async () => {
  await renderScreen(`${crmPath}&status=new&lead=1`, { seed: { leads: [{ name: "Anna" }] } });
  await findRecord("Anna");
  await runAction("Leads importieren");
  await findDialog("Leads importieren");
  expect(location.search).toBe("?section=leads&status=new&import=1");
  expect(screen.queryByRole("complementary", { name: /Anna/, hidden: true })).toBeNull();
});
