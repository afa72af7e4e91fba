import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { wordsOf } from "./person.ts";

/** The templates of the journey "hot": "Bewerbung" and "Angebot". @internal */
export const hotTemplates = "/freelance/dashboard?section=templates&category=engagement";
/** The posts of the kind "Willkommen". @internal */
export const ownPosts = "/freelance/dashboard?section=templates&category=personal-branding";
/** Where the editor "Bewerbung" keeps its templates. @internal */
export const applications = { namespace: "hot", templateKey: "bewerbung" };
/** Where the editor of posts keeps them. @internal */
export const welcomePosts = { namespace: "personal-branding", templateKey: "willkommen" };

/** @internal */
export const editor = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });

/** The cards of an editor from top to bottom, each as one line. @internal */
export const expectCards = (at: HTMLElement, ...lines: (string | RegExp)[]): Promise<void> =>
  waitFor(() => {
    const cards = within(at)
      .queryAllByRole("listitem")
      .map((card) => wordsOf(card));
    expect(cards).toEqual(lines.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))));
  });

/** What is on the clipboard. @internal */
export const clipboard = (): Promise<string> => navigator.clipboard.readText();
