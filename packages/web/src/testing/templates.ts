import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { wordsOf } from "./person.ts";

/** Where an application is written: the editor "Bewerbung". @internal */
export const hotTemplates = "/freelance/dashboard?section=templates&category=engagement&journey=hot&step=2";
/** Where a connection request is prepared: the editor "Vernetzungsanfrage". @internal */
export const coldTemplates = "/freelance/dashboard?section=templates&category=engagement&journey=cold&step=2";
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
