import type { Post } from "@linkedpotential/contract/community/schema";
import { newPost } from "@linkedpotential/fixtures/community";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation, feedPath, networkPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  selectOption,
} from "../../../testing/user.ts";
import { textsOf } from "../../../texts/texts.ts";
import { missingFieldsText } from "./post-values.ts";

const refused = { status: 500, body: { code: "request.internal" } };
const none = { status: 200, body: [] };
const { title, content, industry } = newPost();
const missing = "Fehlende Angaben: Bitte füllen Sie alle Pflichtfelder aus (Titel, Sprache, Branche und Inhalt).";
const noDetails = "Kollaborations-Details fehlen: Bitte geben Sie Ihre Skills und was Sie suchen an.";

const open = async () => {
  await press("Neuer Beitrag");
  return findDialog("Neuer Beitrag");
};
const fillPost = async () => {
  await fill(/^Titel/, title);
  await fill(/^Inhalt/, content);
  await selectOption(/Branche$/, industry, await findDialog());
};
const fillDetails = async () => {
  await fill("Ihre Skills", "TypeScript, AWS,, ");
  await fill("Was Sie suchen", "  UI-Design ");
};

it("the form names missing fields, then missing details, splits details at commas, and publishes [COMM-11, POST-20, POST-25, POST-26..29, POST-30, POST-49-NS]", async () => {
  const { network, getFromApi, account } = await renderScreen(feedPath(), {
    as: premiumMember,
    failing: { "community/list": none },
  });
  const form = await open();
  await press("Veröffentlichen");
  await expectText(missing, form);
  await fillPost();
  await press("Veröffentlichen");
  await expectText(noDetails, form);
  expect(network.sent("community/create")).toEqual([]);
  await fillDetails();
  await press("Veröffentlichen");
  await expectToast("Beitrag veröffentlicht");
  await expectToast("Sie finden ihn im Netzwerk unter „Meine Beiträge“.");
  const { skills, lookingFor, ...said } = newPost();
  expect(skills).toEqual(["TypeScript", "AWS"]);
  expect(network.sent("community/create").map(({ body }) => body)).toEqual([{ ...said, skills, lookingFor }]);
  expect(await getFromApi(`/api/collaboration-posts-with-counts/${account.user.id}`)).toMatchObject([
    { type: "collaboration", skills, lookingFor },
  ]);
});

it("the form keeps its input when publishing fails, and asks before it discards the input [ERR-111, ERR-112]", async () => {
  const { network } = await renderScreen(feedPath(), {
    as: premiumMember,
    prepareCommunity: (_calls, own) => changeAccount(own, { skills: ["Figma"] }),
    failing: { "community/list": none, "community/create": refused },
  });
  const form = await open();
  await expectText("Figma", form);
  await fillPost();
  await fill("Was Sie suchen", "Text");
  await press("Veröffentlichen");
  await expectErrorToast(
    "Fehler beim Erstellen",
    "Der Beitrag konnte nicht erstellt werden. Bitte versuchen Sie es erneut.",
  );
  expect((await findField(/^Titel/)).value).toBe(title);
  network.goOffline();
  await press("Veröffentlichen");
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, form);
  network.goOnline();
  await press("Abbrechen");
  await answerConfirmation("Änderungen verwerfen?", "Weiter bearbeiten");
  expect((await findField(/^Inhalt/)).value).toBe(content);
});

it("the form requires a LinkedIn URL, opens the profile form, and keeps its input [POST-22, PROF-27, ROLE-18]", async () => {
  const { network } = await renderScreen(feedPath(), {
    as: { ...premiumMember, linkedinUrl: "" },
    failing: { "community/list": none },
  });
  const form = await open();
  await fillPost();
  await fillDetails();
  await press("Veröffentlichen");
  await expectText("LinkedIn-Profil erforderlich", await within(form).findByRole("alert"));
  expect(network.sent("community/create")).toEqual([]);
  await press("Profil ergänzen");
  await fill(/LinkedIn/, "linkedin.com/in/ida-oez", await findDialog("Profil bearbeiten"));
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Profil bearbeiten" })).toBeNull());
  expect((await findField(/^Titel/)).value).toBe(title);
  await press("Veröffentlichen");
  await expectToast("Beitrag veröffentlicht");
});

it("the form removes the details of another post type, and cannot be saved without title or content [POST-38..39, POST-40..42, ERR-113]", async () => {
  const { network, getFromApi, account } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: ({ publish }, own) => publish(own),
  });
  await press(`Aktionen zu „${title}“`);
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Beitrag bearbeiten");
  const save = () => within(form).getByRole<HTMLButtonElement>("button", { name: "Speichern" });
  for (const [label, text] of [
    [/^Titel/, title],
    [/^Inhalt/, content],
  ] as const) {
    expect(save().disabled).toBe(false);
    await fill(label, "  ");
    expect(save().disabled).toBe(true);
    await fill(label, text);
  }
  await selectOption(/Beitragstyp$/, "Tipp", form);
  expect(within(form).queryByLabelText("Ihre Skills")).toBeNull();
  network.fail("community/update", refused, 1);
  await press("Speichern");
  await expectErrorToast("Fehler", "Der Beitrag konnte nicht bearbeitet werden.");
  await press("Speichern");
  await expectToast("Beitrag gespeichert");
  expect(network.sent("community/update").at(-1)?.body).toMatchObject({ type: "tip", skills: null, lookingFor: null });
  const [saved] = await getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  expect(saved).toMatchObject({ title, type: "tip", skills: null });
});

it("the form names the missing fields of an edited post [POST-36, POST-37-NS]", async () => {
  const { form } = await textsOf("posts");
  const values = { ...newPost(), industry: null };
  expect(missingFieldsText(values, form, true)).toBe(
    "Fehlende Angaben: Bitte füllen Sie alle Pflichtfelder aus (Titel, Sprache, Beitragstyp, Branche und Inhalt).",
  );
});
