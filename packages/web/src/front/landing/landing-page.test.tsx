import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { takeDestination } from "../../lib/navigation/destination.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press, textOf } from "../../testing/user.ts";
import referral from "../../texts/de/guides/referral-journey.ts";

it("has a top bar, a hero, a still of the intro video and a closing call to action [LAND-01, LAND-03, LAND-05, LAND-07..10, LAND-17, CONST-37]", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  await expectHeading("Aus Kontakten werden Aufträge.");
  const bar = within(screen.getByRole("banner")).getAllByRole("button");
  expect(bar.map(textOf)).toEqual(["Anmelden", "Kostenlos starten"]);
  expect(screen.getByRole("region", { name: "Aus Kontakten werden Aufträge." })).toBeTruthy();
  const video = textOf(screen.getByRole("figure"));
  expect(video).toContain("3:42");
  expect(video).toContain("Der Gründer von LinkedPotential führt durch einen Arbeitstag");
  expect(video).toContain("Gründer von LinkedPotential");
  await press("Kostenlos registrieren");
  await findDialog("Kostenlos registrieren");
});

it("presents video trainings, tools and the community on exactly three cards [LAND-11..14, LAND-15, LAND-16, SCOPE-01]", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  await expectHeading("Aus Kontakten werden Aufträge.");
  const cards = screen.getAllByRole("article");
  const titles = cards.flatMap((card) => within(card).getAllByRole("heading").map(textOf));
  expect(titles).toEqual(["Video-Trainings", "Tools", "Community"]);
  const [trainings, tools, community] = cards.map(textOf);
  expect(trainings).toContain("20+ Lektionen");
  for (const tool of ["CRM", "Vorlagen", "Aufgaben"]) expect(tools).toContain(tool);
  expect(community).toContain("Live-Events");
});

it("shows the beginning of a guide in its own words, and facts about the guides", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  const guides = within(await screen.findByRole("region", { name: "Guides, aus denen man schreiben kann" }));
  const { title, description, tips } = referral.steps.contacts.content;
  expect(await guides.findByRole("heading", { level: 3, name: title })).toBeTruthy();
  for (const text of [description, ...(tips[0]?.points ?? [])]) expect(guides.getByText(text)).toBeTruthy();
  for (const proof of [/^4 Wege/, /^Über 80 Textvorlagen/, /^Kein Massenversand/, /^50 Leads/])
    expect(guides.getByText(proof)).toBeTruthy();
});

it("says what is free and what Premium adds, as the billing section does, and promises no video", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  const prices = within(await screen.findByRole("region", { name: "Kostenlos, solange 50 Leads reichen" }));
  for (const plan of ["Kostenlos", "Premium"]) expect(prices.getByRole("region", { name: plan })).toBeTruthy();
  expect(textOf(prices.getByRole("region", { name: "Premium" }))).toContain("Leads in beliebiger Zahl");
  expect(textOf(screen.getByRole("main"))).not.toMatch(/Video folgt|Feedback von Fachleuten/);
});

it("shows the price of Premium before the registration [LAND-17, LAND-19-NS]", async () => {
  await renderScreen("/landing/freelance", { as: "nobody" });
  const price = await expectText(/29 EUR im Monat inklusive Umsatzsteuer/);
  expect(price.closest("section")?.querySelector("button")?.textContent).toBe("Kostenlos registrieren");
});

it("opens the sign-in dialog for a page that needs a session, but not on a later visit", async () => {
  const { reload } = await renderScreen("/freelance/checkout", { as: "nobody" });
  await findDialog("Anmelden");
  expect(location.pathname).toBe("/landing/freelance");
  await reload();
  await expectHeading("Aus Kontakten werden Aufträge.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(takeDestination()).toBe("/freelance/checkout");
});
