import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press, textOf } from "../../../testing/user.ts";

const partly = "Niemand erfüllt alles. Diese Profile passen zum Teil:";
const nearby = "Niemand bietet genau das an. Diese Profile kommen dem nahe:";
const nobody = "Zu dieser Suche gibt es kein sichtbares Profil";
/** Skill by which each test finds its own freelancers, because all tests share the profiles. */
let skill = "";
beforeEach(() => {
  skill = `Sextant${crypto.randomUUID().slice(0, 8)}`;
});

const names = () => within(screen.getByRole("list", { name: "Gefundene Freelancer" })).getAllByRole("heading");
const expectFound = (...people: string[]) => waitFor(() => expect(names().map(textOf)).toEqual(people));

/** Opens the search of a business for the test's skill, with a photographer and a web designer who have it. */
async function open() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { freelancer } = projectRequestCalls(stack);
  await freelancer({ name: "Änne Weiß", activityArea: "Fotografie & Videoproduktion", skills: [skill] });
  await freelancer({ name: "Jan Dyk", activityArea: "Webdesign & Webentwicklung", skills: [skill] });
  await stack.deliver();
  return renderScreen(`/business/dashboard?tab=crm&skill=${skill}`, { as: account });
}

it("a search that nobody meets shows those with most of the words, and says so", async () => {
  await open();
  await expectFound("Jan D.", "Änne W.");
  await fill("Stichworte", "Fotos für Website");
  await expectText(partly);
  await expectFound("Änne W.", "Jan D.");
  expect(screen.queryByText("2 Freelancer")).toBeNull();
  await fill("Stichworte", "Fotos für Zeppeline");
  await expectFound("Änne W.");
  await expectText(partly);
  await fill("Stichworte", "Fotografin");
  await expectText("1 Freelancer");
  await waitFor(() => expect(screen.queryByText(partly)).toBeNull());
});

it("a partial result clears the search", async () => {
  await open();
  await fill("Stichworte", "Fotos mit Lektorat");
  await expectText(partly);
  await press("Suche löschen");
  await waitFor(() => expect(location.search).not.toContain("skill="));
  await waitFor(() => expect(screen.queryByText(partly)).toBeNull());
});

it("a word that nobody has shows trades that do such work in part", async () => {
  await open();
  await expectFound("Jan D.", "Änne W.");
  await fill("Stichworte", "Kontaktformular");
  await expectText(partly);
  await expectFound("Jan D.");
  await fill("Skill", "");
  await expectText(nearby);
  await fill("Stichworte", "jemand für ein Kontaktformular");
  await expectText(nearby);
  await fill("Stichworte", "Kontaktformular Zeppelin");
  await expectText(partly);
});

it("a search of which nobody meets a word finds nobody, and one without words is not searched twice", async () => {
  const { network } = await open();
  await fill("Stichworte", "Zeppelin Quastenflosser");
  await expectText(nobody);
  const reads = () => network.sent("freelancers/list").filter(({ path }) => path.includes("partial=true"));
  expect(reads()).toHaveLength(1);
  await fill("Stichworte", "");
  await expectFound("Jan D.", "Änne W.");
  await fill("Skill", "");
  await fill("Verfügbarkeit", "Quastenflosser");
  await expectText(nobody);
  expect(reads()).toHaveLength(1);
});
