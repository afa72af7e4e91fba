import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { filledExample } from "../../../testing/guide-content.ts";
import { guidesPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import {
  expectText,
  expectToast,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../testing/user.ts";
import texts from "../../../texts/de/guides/post-types.ts";
import { countWords, postText } from "./post-text.ts";
import { type PostTypeId, postTypeIds, postTypes } from "./post-types.ts";

const postAt = (type: PostTypeId): string => guidesPath(`category=personal-branding&post=${type}`);
const tabs = async () =>
  within(await screen.findByRole("tablist", { name: "Arten von Beiträgen" }))
    .getAllByRole("tab")
    .map((tab) => tab.textContent);

it("the guide has eight types of posts [BRAND-01, BRAND-02..05, BRAND-06..09]", async () => {
  await renderScreen(guidesPath("category=personal-branding"));
  expect(await tabs()).toEqual(["Willkommen", "Trends", "Fehler", "Tools", "Cases", "Meinung", "Wissen", "Behind"]);
  await expectText(texts.willkommen.description);
  await press("Meinung", { role: "tab" });
  await expectText(texts.meinung.description);
  expect(location.search).toContain("post=meinung");
});

it.each(postTypeIds)(
  "the post type %s shows its sections, length, medium, picture and editor [BRAND-10..13, BRAND-14-NS, BRAND-15..18]",
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
        expect(textOf(numbered[index])).toContain(`${index + 1}${section.title}`);
      expect(within(shown).getByRole("button", { name: `„${post.title}“ kopieren` })).toBeTruthy();
      await expectText(
        new RegExp(`^Mit Beispielen ${countWords(filledExample(postText(post.sections), "de"))} Wörter, `),
        shown,
      );
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
] as const)("the post type %s recommends %i to %i words %s", async (type, from, to, _ids) => {
  await renderScreen(postAt(type));
  await expectText(`${from}–${to} Wörter`);
});

it("copying a post joins its sections as they will be published", async () => {
  await renderScreen(postAt("wissen"));
  const [post] = texts.wissen.posts;
  await press(`„${post?.title}“ kopieren`);
  const filling = await findDialog("Platzhalter ausfüllen");
  await press("Kopieren", { container: filling });
  await press("Trotzdem kopieren", { container: await findConfirmation() });
  await expectToast("Kopiert!");
  expect(await readClipboard()).toBe(postText(post?.sections ?? []));
});

it("a sample post becomes a draft of the user's own posts", async () => {
  await renderScreen(postAt("behind"));
  const [post] = texts.behind.posts;
  const area = await findField("Text für „Eigene Posts“");
  await press(`„${post?.title}“ als eigene Vorlage übernehmen`);
  await waitFor(() => expect(area.value).toBe(postText(post?.sections ?? [])));
});

it("each post type has its own list of templates in the account [GUIDE-45]", async () => {
  const { network } = await renderScreen(postAt("trends"));
  await waitFor(() => expect(network.sent("templates/list")).toHaveLength(1));
  expect(network.sent("templates/list")[0]?.path).toContain("namespace=personal-branding&templateKey=trends");
});
