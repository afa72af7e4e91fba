import { expect, it } from "vitest";
import type { StoredPost } from "./post.entity.ts";
import { postSearch } from "./post-search.ts";

const post: StoredPost = {
  userId: 1,
  postId: 2,
  title: "Gestaltung für ein Portal",
  content: "Der Spediteur will\nmehr Übersicht.",
  type: "collaboration",
  language: "de",
  industry: "Sonstiges",
  skills: ["TypeScript", "AWS"],
  lookingFor: ["UI-Design"],
  createdAt: "2027-03-01T09:00:00.000Z",
  pendingCount: 0,
};
const finds = (search: string, change: Partial<StoredPost> = {}) => postSearch(search)({ ...post, ...change });

it("finds each word in a post, ignoring case and Unicode form", () => {
  for (const search of ["gestaltung", "SPEDITEUR", "typescript aws", "ui-design portal", "u\u0308bersicht"]) {
    expect(finds(search), search).toBe(true);
  }
});

it("finds nothing if a word is missing, or matches only across two texts", () => {
  for (const search of ["gestaltung hafen", "portalder", "awsui", "typescriptaws"]) {
    expect(finds(search), search).toBe(false);
  }
});

it("matches everything for a blank search, and handles posts without details", () => {
  expect(finds("  portal \n übersicht ")).toBe(true);
  expect(finds("   ")).toBe(true);
  const { skills, lookingFor, ...plain } = post;
  expect(postSearch("portal")(plain)).toBe(true);
  expect(postSearch("aws")(plain)).toBe(false);
});
