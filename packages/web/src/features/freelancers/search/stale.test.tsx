import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, textOf, user } from "../../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
/** Skill by which each test finds its own freelancers, because all tests share the profiles. */
let skill = "";
beforeEach(() => {
  skill = `Lotung${crypto.randomUUID().slice(0, 8)}`;
});

const names = () => within(screen.getByRole("list", { name: "Gefundene Freelancer" })).getAllByRole("heading");
const expectFound = (...people: string[]) => waitFor(() => expect(names().map(textOf)).toEqual(people));
const button = (name: string | RegExp) => screen.queryByRole("button", { name });

/** Opens the search of a business for the test's skill, with freelancers who have it. */
async function open(...profiles: { skills?: string[]; [field: string]: unknown }[]) {
  const { stack, account } = await renderScreen("/business/dashboard", { as });
  for (const { skills = [], ...profile } of profiles) {
    await projectRequestCalls(stack).freelancer({ description: "", ...profile, skills: [skill, ...skills] });
  }
  await stack.deliver();
  return renderScreen(`/business/dashboard?tab=crm&skill=${skill}`, { as: account });
}

it("the next steps of the shown search are disabled while a field holds another text", async () => {
  await open({ name: "Änne Weiß", skills: ["Lektorin"] }, { name: "Jan Dyk", skills: ["Keramik"] });
  await fill("Stichworte", "Keramik Lektorad");
  await expectText("Ergebnisse für „Keramik Lektorat“");
  const literal = "Trotzdem nach „Keramik Lektorad“ suchen";
  const isOff = () => button(literal)?.matches(":disabled");
  expect(isOff()).toBe(false);
  await fill("Stichworte", "Keramik Lektorad Wien");
  expect(isOff()).toBe(true);
  await fill("Stichworte", "Keramik Lektorad ");
  expect(isOff()).toBe(false);
  await fill("Stichworte", "Keramik");
  await user.click(button(literal) ?? document.body);
  await expectFound("Jan D.");
  expect((await findField("Stichworte")).value).toBe("Keramik");
});

it("the steps of a search that found nobody are disabled too, and work again for a new result", async () => {
  await open({ name: "Änne Weiß" });
  await fill("Stichworte", "Zeppelinbau");
  await expectText("Zu dieser Suche gibt es kein sichtbares Profil");
  await fill("Verfügbarkeit", "Mai");
  expect(button("Suche löschen")?.matches(":disabled")).toBe(true);
  await waitFor(() => expect(location.search).toContain("availability=Mai"));
  await press("Suche löschen");
  await waitFor(() => expect(location.search).not.toContain("skill="));
});
