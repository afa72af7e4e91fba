import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { wordsOf } from "./person.ts";

/**
 * Address of the templates for applications: the editor "Bewerbung".
 * @internal
 */
export const hotTemplates = "/freelance/dashboard?section=templates&category=engagement&journey=hot&step=2";
/**
 * Address of the templates for connection requests: the editor "Vernetzungsanfrage".
 * @internal
 */
export const coldTemplates = "/freelance/dashboard?section=templates&category=engagement&journey=cold&step=2";
/**
 * Address of the posts of the kind "Willkommen".
 * @internal
 */
export const ownPosts = "/freelance/dashboard?section=templates&category=personal-branding";
/**
 * Storage place of the templates of the editor "Bewerbung".
 * @internal
 */
export const applications = { namespace: "hot", templateKey: "bewerbung" };
/**
 * Storage place of the templates of the editor of posts.
 * @internal
 */
export const welcomePosts = { namespace: "personal-branding", templateKey: "willkommen" };

/** @internal */
export const editor = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });

/**
 * Expects these cards in an editor from top to bottom, each as one line.
 * @internal
 */
export const expectCards = (at: HTMLElement, ...lines: (string | RegExp)[]): Promise<void> =>
  waitFor(() => {
    const cards = within(at)
      .queryAllByRole("listitem")
      .map((card) => wordsOf(card));
    expect(cards).toEqual(lines.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))));
  });

/**
 * Returns the text on the clipboard.
 * @internal
 */
export const clipboard = (): Promise<string> => navigator.clipboard.readText();
