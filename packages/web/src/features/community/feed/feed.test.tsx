import type { NewPost } from "@linkedpotential/contract/community/schema";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { feedPath, premiumMember } from "../../../testing/community.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findDialog, press, selectOption, textOf } from "../../../testing/user.ts";
import { roughAgeText } from "../../../texts/age-text.ts";

const list = () => screen.findByRole("list", { name: "Beiträge anderer" });
const titles = async () =>
  within(await list())
    .getAllByRole("heading", { level: 2 })
    .map(textOf);
const card = (title: string) => screen.findByRole("listitem", { name: title });
const refused = { status: 500, body: { code: "request.internal" } };
const none = { status: 200, body: [] };

it("the feed shows the posts of others, newest first, with author and age, and is read only when it opens [COMM-01..03, COMM-05, COMM-17..19, COMM-21, SCOPE-06, COMM-09, PROD-102, WIDGET-26..28, WIDGET-29-NS, CONST-134, D40]", async () => {
  const now = new Date("2027-04-12T12:00:00Z");
  vi.setSystemTime(now);
  const posts: [string, Partial<NewPost>][] = [
    ["2027-04-10T11:00:00Z", { title: "Von vorgestern", language: "en", industry: "Sonstiges" }],
    ["2027-04-12T09:00:00Z", { title: "Von heute früh" }],
    ["2027-04-12T11:30:00Z", { title: "Von eben" }],
  ];
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }, own) => {
      await publish(own, { title: "Der eigene Chronometer" });
      for (const [time, post] of posts) {
        vi.setSystemTime(time);
        const jan = await join("Dr. Jan van Dyk");
        await changeAccount(jan, { profileImage: "/media/jan.webp" });
        await publish(jan, { ...post, content: "Chronometer" });
      }
      vi.setSystemTime(now);
    },
  });
  await expectHeading("KPIs Tracking");
  expect(network.sent("community/list")).toEqual([]);
  await followLink("Kollaborationen");
  await expectHeading("Kollaborationen");
  const views = within(await screen.findByRole("navigation", { name: "Bereiche der Community" }));
  expect(views.getAllByRole("link").map(textOf)).toEqual([
    "BeiträgeGesuche und Angebote anderer Freelancer",
    "NetzwerkIhre Beiträge, Vernetzungen und Anfragen",
  ]);
  expect(await screen.findByRole("button", { name: "Neuer Beitrag" })).toBeTruthy();
  await fill("Beiträge durchsuchen", "chronometer");
  await waitFor(async () => expect(await titles()).toEqual(["Von eben", "Von heute früh", "Von vorgestern"]));
  await waitFor(() => expect(location.search).toBe("?section=community&search=chronometer"));
  for (const [title, words] of [
    ["Von eben", ["vor wenigen Minuten", "Deutsch", "IT & Softwareentwicklung"]],
    ["Von heute früh", ["vor 3 Stunden", "TypeScript", "UI-Design"]],
    ["Von vorgestern", ["vor 2 Tagen", "Englisch", "Sonstiges", "Jan D."]],
  ] as const) {
    for (const text of words) await expectText(text, await card(title));
  }
  const jan = await card("Von vorgestern");
  const linkedIn = within(jan).getByRole("link", { name: "Jan D. auf LinkedIn (öffnet einen neuen Tab)" });
  expect(linkedIn.getAttribute("href")).toBe("https://www.linkedin.com/in/ida-öz");
  await press("Profilbild von Jan D. vergrößern", { container: jan });
  const picture = within(await findDialog("Jan D.")).getByRole("img", { name: "Profilbild von Jan D." });
  expect(picture.getAttribute("src")).toBe("/media/jan.webp");
  await press("Schließen", { container: await findDialog("Jan D.") });
  await press(/^Netzwerk/, { role: "link" });
  await waitFor(() => expect(location.search).toBe("?section=community&view=network"));
});

it("the age of a post is given in hours from 1 hour on, and in days from 24 hours on [WIDGET-26..28, CONST-115]", () => {
  const now = new Date("2027-04-12T12:00:00Z");
  const age = (ms: number) => roughAgeText(new Date(now.getTime() - ms).toISOString(), now, "de", "eben");
  const hour = 3_600_000;
  expect([hour - 1, hour, 24 * hour - 1, 24 * hour, 100 * 24 * hour].map(age)).toEqual([
    "eben",
    "vor 1 Stunde",
    "vor 23 Stunden",
    "vor 1 Tag",
    "vor 100 Tagen",
  ]);
});

it("the feed can be filtered by industry, and reports when nothing is found [COMM-04, COMM-22]", async () => {
  const { network } = await renderScreen(feedPath("&search=Sextant"), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }) => {
      const jan = await join("Jan Dyk");
      await publish(jan, { title: "Sextant und Text", industry: "Content Creation & Copywriting" });
      await publish(jan, { title: "Sextant und Code" });
    },
  });
  await waitFor(async () => expect(await titles()).toEqual(["Sextant und Code", "Sextant und Text"]));
  await selectOption("Branche", "Content Creation & Copywriting");
  await waitFor(async () => expect(await titles()).toEqual(["Sextant und Text"]));
  await selectOption("Branche", "Virtual Assistance & Office Support");
  await expectText("Keine Beiträge gefunden");
  network.fail("community/list", none);
  await press("Alle Beiträge zeigen");
  await expectText("Noch keine Beiträge von anderen Nutzern vorhanden");
  expect(location.search).toBe("?section=community");
});

it("the feed shows a failure with a retry, and reports when there are no posts [EMPTY-03]", async () => {
  const { network } = await renderScreen(feedPath(), { as: premiumMember, failing: { "community/list": refused } });
  await expectText("Die Beiträge konnten nicht geladen werden");
  network.clearFailures();
  network.fail("community/list", none);
  await press("Erneut versuchen");
  await expectText("Noch keine Beiträge von anderen Nutzern vorhanden");
});

it("the feed loads older posts by page, and shows a failure and the end", async () => {
  const { network } = await renderScreen(feedPath("&search=Kompass"), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }) => {
      const jan = await join("Jan Dyk");
      for (let each = 1; each <= 21; each += 1) await publish(jan, { title: `Kompass ${each}` });
    },
  });
  await waitFor(async () => expect(await titles()).toHaveLength(20));
  network.fail("community/list", refused, 1);
  await press("Weitere Beiträge laden");
  await expectText(/^Weitere Beiträge konnten nicht geladen werden\./);
  await press("Weitere Beiträge laden");
  await waitFor(async () => expect(await titles()).toHaveLength(21));
  await expectText("Das sind alle Beiträge.");
  expect(network.sent("community/list").at(-1)?.path).toMatch(/search=Kompass&cursor=\d+$/);
});

it("a search continues automatically after an empty page, and pauses after five of them", async () => {
  const { network } = await renderScreen(feedPath("&search=Nadel"), {
    as: premiumMember,
    failing: { "community/list": { ...none, headers: { "x-next-cursor": "7" } } },
  });
  for (let page = 2; page <= 6; page += 1) {
    await waitFor(() => expect(network.sent("community/list")).toHaveLength(page - 1));
    await press(/^(Weitere Beiträge laden|Weitersuchen)$/);
  }
  await waitFor(() => expect(network.sent("community/list")).toHaveLength(6));
  await press("Weitere Beiträge laden");
});

it("the feed marks posts that look for one of the user's skills, compared by whole words", async () => {
  const { account, reload } = await renderScreen(feedPath("&search=Lotblei"), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }, own) => {
      await changeAccount(own, { skills: ["ui-design", "Java"] });
      const jan = await join("Jan Dyk");
      await publish(jan, { title: "Lotblei mit Entwurf", lookingFor: ["UI-Design für Tablets", "Druck"] });
      await publish(jan, { title: "Lotblei mit Skript", lookingFor: ["JavaScript"] });
    },
  });
  const sign = "Passt zu Ihren Skills";
  await expectText(sign, await card("Lotblei mit Entwurf"));
  expect(textOf(await card("Lotblei mit Skript"))).not.toContain(sign);
  await expectText("Beiträge, die einen Ihrer Skills suchen, sind markiert.");
  await changeAccount(account, { skills: [] });
  await reload();
  await expectText(/^Tragen Sie Ihre Skills im Profil ein/);
  expect(textOf(await card("Lotblei mit Entwurf"))).not.toContain(sign);
});

it("the feed shows an offer with a link instead of posts and post dialogs without Premium [D8]", async () => {
  const { network } = await renderScreen(feedPath("&post=1"));
  await expectText("Die Community gehört zu Premium");
  expect(screen.queryByRole("button", { name: "Neuer Beitrag" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(within(screen.getByRole("main")).queryByRole("alert")).toBeNull();
  expect(network.sent("community/list")).toHaveLength(1);
  await press("Premium ansehen", { role: "link" });
  await waitFor(() => expect(location.search).toBe("?section=billing"));
});

it("without Premium the newest three posts are shown in short, without name, text and actions [D8]", async () => {
  // All tests share the posts. A later time than in any other test makes the posts of this test the newest.
  vi.setSystemTime("2032-05-05T09:00:00Z");
  const { network } = await renderScreen(feedPath(), {
    prepareCommunity: async ({ member: join, publish }) => {
      const ida = await join("Ida Öz");
      await changeAccount(ida, { activityArea: "Gestaltung" });
      for (const title of ["Der vierte", "Der dritte", "Der zweite", "Der erste"])
        await publish(ida, { title, content: "Nur mit Premium" });
    },
  });
  const list = await screen.findByRole("list", { name: "Die neuesten Beiträge" });
  const details = "Tätigkeitsbereich: Gestaltungvor wenigen Minuten";
  expect(within(list).getAllByRole("listitem").map(textOf)).toEqual(
    ["Der erste", "Der zweite", "Der dritte"].map((title) => `IT & Softwareentwicklung${title}${details}`),
  );
  expect(within(list).queryByRole("button")).toBeNull();
  expect(within(list).queryByRole("link")).toBeNull();
  const benefits = within(await screen.findByRole("list", { name: "Mit Premium zusätzlich" })).getAllByRole("listitem");
  expect(textOf(benefits[0])).toBe("Beiträge der Community lesen und durchsuchen");
  expect(textOf(benefits.at(-1))).toBe("29 EUR im Monat, jederzeit kündbar");
  expect(network.sent("community/list-previews")).toHaveLength(1);
});

it("the offer stays when the newest posts cannot be loaded, and a retry is offered", async () => {
  const { network } = await renderScreen(feedPath(), { failing: { "community/list-previews": "offline" } });
  await expectText("Die Beiträge konnten nicht geladen werden");
  await expectText("Die Community gehört zu Premium");
  network.clearFailures();
  await press("Erneut versuchen");
  await screen.findByRole("list", { name: "Die neuesten Beiträge" });
});

it("the feed is available in English", async () => {
  await renderScreen(feedPath("&search=Azimuth"), {
    as: premiumMember,
    language: "en",
    prepareCommunity: async ({ member: join, publish }) => publish(await join("Jan Dyk"), { title: "Azimuth" }),
  });
  await expectHeading("Collaborations");
  const post = await card("Azimuth");
  for (const words of ["a few minutes ago", "German", "IT & software development", "Request collaboration"])
    await expectText(words, post);
});
