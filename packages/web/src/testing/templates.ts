import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { textOf } from "./user.ts";

/**
 * Address of the guide step with the editor "Bewerbung".
 * @internal
 */
export const applicationTemplatesPath = "/freelance/dashboard?section=templates&category=engagement&journey=hot&step=2";
/**
 * Address of the guide step with the editor "Vernetzungsanfrage".
 * @internal
 */
export const connectionRequestsPath = "/freelance/dashboard?section=templates&category=engagement&journey=cold&step=2";
/**
 * Address of the posts of the type "Willkommen", with the editor "Eigene Posts".
 * @internal
 */
export const welcomePostsPath = "/freelance/dashboard?section=templates&category=personal-branding";
/**
 * Identifies the templates of the editor "Bewerbung".
 * @internal
 */
export const applicationList = { namespace: "hot", templateKey: "bewerbung" };
/**
 * Identifies the templates of the editor "Eigene Posts" for the type "Willkommen".
 * @internal
 */
export const welcomePostList = { namespace: "personal-branding", templateKey: "willkommen" };

/** @internal */
export const findEditor = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });

/**
 * Waits until an editor lists these templates, from top to bottom. Each line is the text of a card.
 * @internal
 */
export const expectTemplateCards = (container: HTMLElement, ...lines: (string | RegExp)[]): Promise<void> =>
  waitFor(() => {
    const cards = within(container)
      .queryAllByRole("listitem")
      .map((card) => textOf(card));
    expect(cards).toEqual(lines.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))));
  });

/** @internal */
export const readClipboard = (): Promise<string> => navigator.clipboard.readText();
