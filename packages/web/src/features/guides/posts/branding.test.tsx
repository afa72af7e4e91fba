import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { guidesAt } from "../../../testing/guides.ts";
import { dialog, expectText, expectToast, field, press, question, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { clipboard } from "../../../testing/templates.ts";
import texts from "../../../texts/de/guides/post-types.ts";
import { type PostTypeId, postTypeIds, postTypes } from "./post-types.ts";
import { postText, wordsIn } from "./words.ts";

const postAt = (type: PostTypeId): string => guidesAt(`category=personal-branding&post=${type}`);
const tabs = async () =>
  within(await screen.findByRole("tablist", { name: "Arten von Beiträgen" }))
    .getAllByRole("tab")
    .map((tab) => tab.textContent);

it("has eight kinds of posts [BRAND-01, BRAND-02..05, BRAND-06..09]", async () => {
  await renderScreen(guidesAt("category=personal-branding"));
  expect(await tabs()).toEqual(["Willkommen", "Trends", "Fehler", "Tools", "Cases", "Meinung", "Wissen", "Behind"]);
  await expectText(texts.willkommen.description);
  await press("Meinung", { role: "tab" });
  await expectText(texts.meinung.description);
  expect(location.search).toContain("post=meinung");
});

it.each(postTypeIds)(
  "shows of %s its sections, length, medium, picture and editor [BRAND-10..13, BRAND-14-NS, BRAND-15..18]",
  async (type) => {
    await renderScreen(postAt(type));
    const { title, description, medium, picture, posts } = texts[type];
    await expectText(description);
    expect(screen.getByRole("heading", { level: 2, name: title }).querySelector("svg")).toBeTruthy();
    const [from, to] = postTypes[type].wordCount;
    await expectText(`${from}–${to} Wörter`);
    await expectText(medium);
    expect(screen.getByRole("img", { name: picture }).getAttribute("data-picture")).toBe(type);
    expect(await screen.findByRole("region", { name: "Eigene Posts" })).toBeTruthy();
    for (const post of posts) {
      const shown = screen.getByRole("article", { name: post.title });
      expect(within(shown).getByText(post.description)).toBeTruthy();
      const numbered = within(shown).getAllByRole("listitem");
      expect(numbered).toHaveLength(post.sections.length);
      for (const [index, section] of post.sections.entries())
        expect(wordsOf(numbered[index])).toContain(`${index + 1}${section.title}`);
      expect(within(shown).getByRole("button", { name: `„${post.title}“ kopieren` })).toBeTruthy();
      await expectText(new RegExp(`^${wordsIn(postText(post.sections))} Wörter, `), shown);
    }
  },
);

it.each([
  ["willkommen", 100, 150, "[FIG-01]"],
  ["trends", 150, 200, "[FIG-02]"],
  ["cases", 150, 200, "[FIG-03]"],
  ["meinung", 120, 200, "[FIG-04, FIG-12-NS, D46]"],
  ["behind", 80, 200, "[FIG-06, FIG-07]"],
  ["fehler", 150, 180, "[FIG-08]"],
  ["tools", 150, 180, "[FIG-09]"],
  ["wissen", 100, 150, "[FIG-10, FIG-11]"],
] as const)("recommends for %s %i to %i words %s", async (type, from, to, _ids) => {
  await renderScreen(postAt(type));
  await expectText(`${from}–${to} Wörter`);
});

it("copies a post as it will be published, once it is filled in", async () => {
  await renderScreen(postAt("wissen"));
  const [post] = texts.wissen.posts;
  await press(`„${post?.title}“ kopieren`);
  const filling = await dialog("Platzhalter ausfüllen");
  await press("Kopieren", { at: filling });
  await press("Trotzdem kopieren", { at: await question() });
  await expectToast("Kopiert!");
  expect(await clipboard()).toBe(postText(post?.sections ?? []));
});

it("takes a post over into one's own posts", async () => {
  await renderScreen(postAt("behind"));
  const [post] = texts.behind.posts;
  const area = await field("Text für „Eigene Posts“");
  await press(`„${post?.title}“ als eigene Vorlage übernehmen`);
  await waitFor(() => expect(area.value).toBe(postText(post?.sections ?? [])));
});

it("keeps the posts of each kind apart, for the account alone [GUIDE-45]", async () => {
  const { network } = await renderScreen(postAt("trends"));
  await waitFor(() => expect(network.sent("templates/list")).toHaveLength(1));
  expect(network.sent("templates/list")[0]?.path).toContain("namespace=personal-branding&templateKey=trends");
});
