import { newProject, requestMessage } from "@linkedpotential/fixtures/community";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { expect, it } from "vitest";
import { answerConfirmation, feedPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, fill, findDialog, findField, press } from "../../../testing/user.ts";

const { title } = newProject();
const keptToCopy = "Diesen Auftrag gibt es nicht mehr. Ihr Text steht noch hier, damit Sie ihn kopieren können.";

/** Opens the projects of a business. `remove` deletes its only project as another window would. */
async function open() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const post = await projectPostCalls(stack).publish(account);
  await renderScreen("/business/dashboard?tab=crm&view=projects", { as: account });
  await press(`Aktionen zu „${title}“`);
  return { remove: () => communityCalls(stack).removePost(account, post.id) };
}

it("the form of a project says that the project is gone, and keeps its text", async () => {
  const { remove } = await open();
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Auftrag bearbeiten");
  await fill("Beschreibung", "Wir suchen jemanden für unser Lager.", form);
  await remove();
  await press("Speichern", { container: form });
  await expectText(keptToCopy, form);
  await expectErrorToast("Diesen Auftrag gibt es nicht mehr", "Der Auftrag konnte nicht gespeichert werden.");
  expect((await findField("Beschreibung", form)).value).toBe("Wir suchen jemanden für unser Lager.");
});

it("deleting a project that is gone says so", async () => {
  const { remove } = await open();
  await press("Löschen", { role: "menuitem" });
  await remove();
  await answerConfirmation("Auftrag löschen?", "Löschen");
  await expectErrorToast("Diesen Auftrag gibt es nicht mehr", "Der Auftrag konnte nicht gelöscht werden.");
});

it("a request for a project that is gone says so, and keeps its text", async () => {
  const { stack, account: business } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const post = await projectPostCalls(stack).publish(business, { title: "Regattaleitung" });
  await renderScreen(feedPath("&type=project&search=Regattaleitung"), { as: premiumMember });
  await press("Anfrage senden");
  const form = await findDialog();
  await fill("Nachricht", requestMessage, form);
  await communityCalls(stack).removePost(business, post.id);
  await press("Anfrage senden", { container: form });
  await expectText(keptToCopy, form);
});
